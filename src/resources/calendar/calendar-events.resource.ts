import { choice, defineResource, hues, me, ref, text, type RowOf } from '#define'
import { eventAnswers, eventParts, eventTimes, eventView } from '#define/views/events'

/** A user may read events they own or are invited to, and, if users may, public events. */
const ownOrAttended = [{ owner: me }, { attendees: me }] as const

export const calendarEvents = defineResource('calendarEvents', {
  label: ['Event', 'Calendar'],
  icon: 'calendar',
  menu: 'apps',
  fields: {
    title: text({ max: 160, search: true }),
    ...eventTimes,
    color: choice(hues, {
      optional: true,
      swatches: true,
      help: 'Without one it has the colour of its calendar.',
    }),
    calendar: ref('calendars', { optional: true }),
    ...eventParts('calendarEvents'),
    room: ref('rooms', { optional: true, where: { status: 'inUse' } }),
    visibility: choice(['public', 'private'], { default: 'public' }),
  },
  title: 'title',
  columns: ['title', 'start', 'end', 'allDay', 'location', 'owner', 'visibility'],
  filters: [
    'start',
    'end',
    'allDay',
    'color',
    'calendar',
    'owner',
    'attendees',
    'visibility',
    'recurrence',
    'room',
  ],
  sort: '-start',
  compactHead: true,
  views: {
    calendar: {
      ...eventView,
      color: 'color',
      calendar: 'calendar',
      exclusive: 'room',
      visibility: { field: 'visibility', private: 'private', public: 'public' },
      source: 'address',
      exchange: '/api/calendar',
    },
  },
  layout: {
    shownByPart: eventAnswers,
    summary: { status: 'visibility', meta: ['start', 'end', 'room', 'owner'] },
    sections: {
      event: { fields: ['title', 'start', 'end', 'allDay', 'room', 'location', 'description'] },
      people: { fields: ['attendees', 'guests', 'answers', 'owner', 'organizer'], only: 'form' },
      repeating: { label: 'Repeat', fields: ['recurrence', 'timezone'], aside: true },
      exceptions: {
        fields: ['series', 'originalStart', 'excludedStarts', 'addedStarts', 'uid', 'sequence'],
        aside: true,
        only: 'page',
      },
      reminding: { label: 'Reminders', fields: ['reminders'], aside: true },
      display: { fields: ['calendar', 'color', 'visibility'], aside: true },
    },
  },
  access: {
    admin: {
      read: [{ visibility: 'public' }, ...ownOrAttended],
      create: true,
      update: [{ visibility: 'public' }, { owner: me }],
      delete: [{ visibility: 'public' }, { owner: me }],
    },
    manager: {
      read: [{ visibility: 'public' }, ...ownOrAttended],
      create: true,
      update: { owner: me },
      delete: { owner: me },
    },
    user: { read: ownOrAttended, create: true, update: { owner: me }, delete: { owner: me } },
  },
  wire: {
    list: { method: 'GET', path: '/api/calendar/events', answer: 'events' },
    create: { method: 'POST', path: '/api/calendar/events/new', answer: 'event' },
    update: {
      method: 'POST',
      path: '/api/calendar/events/update',
      id: 'eventId',
      wraps: 'event',
      answer: 'event',
    },
    delete: { method: 'POST', path: '/api/calendar/events/delete', id: 'eventId' },
  },
  routes: {
    list: '/dashboard/calendar/list',
    create: '/dashboard/calendar/new',
    show: '/dashboard/calendar/:id',
    edit: '/dashboard/calendar/:id/edit',
    calendar: '/dashboard/calendar',
    first: 'calendar',
  },
})
export type CalendarEvent = RowOf<typeof calendarEvents>
