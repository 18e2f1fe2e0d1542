import { choice, choices, defineResource, integer, text, type RowOf } from '#define'

/** Rooms that events take place in, one at a time. */
export const rooms = defineResource('rooms', {
  label: ['Room', 'Rooms'],
  icon: 'map-pin',
  menu: 'management',
  fields: {
    name: text({ max: 80, unique: true, search: true }),
    location: text({ optional: true, max: 120, search: true }),
    capacity: integer({ min: 1, max: 1000, label: 'Seats' }),
    equipment: choices(['screen', 'camera', 'whiteboard', 'phone', 'stepFree']),
    status: choice(['inUse', 'outOfUse'], { default: 'inUse' }),
    note: text({ optional: true, lines: 3, max: 1000 }),
  },
  title: 'name',
  columns: ['name', 'location', 'capacity', 'equipment', 'status'],
  filters: ['status', 'capacity', 'equipment'],
  sort: 'name',
  editable: ['capacity', 'status'],
  related: ['calendarEvents'],
  layout: {
    summary: { status: 'status', meta: ['location', 'capacity'] },
    relatedByTime: ['calendarEvents'],
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, delete: true },
    user: { read: true },
  },
})
export type Room = RowOf<typeof rooms>
