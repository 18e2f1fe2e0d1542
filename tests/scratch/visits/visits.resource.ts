import { choice, defineResource, me, rank, ref, tags, text } from '#define'
import { eventParts, eventTimes, eventView } from '#define/views/events'

export const visits = defineResource('visits', {
  label: ['Visit', 'Visits'],
  menu: 'apps',
  fields: {
    title: text({ max: 120, search: true }),
    stage: choice(['planned', 'confirmed', 'done'], { default: 'planned' }),
    rank: rank({ readOnly: true }),
    priority: choice(['low', 'high'], { default: 'low', levels: true }),
    labels: tags({ colored: true }),
    ...eventTimes,
    ...eventParts('visits'),
    room: ref('rooms', { optional: true }),
  },
  title: 'title',
  columns: ['title', 'stage', 'priority', 'start', 'end'],
  filters: ['stage', 'priority', 'labels', 'start', 'end', 'owner', 'attendees', 'recurrence', 'room'],
  views: {
    board: { by: 'stage', rank: 'rank', lanes: ['priority'] },
    calendar: { ...eventView, exclusive: 'room' },
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: { owner: me }, delete: { owner: me } },
  },
})
