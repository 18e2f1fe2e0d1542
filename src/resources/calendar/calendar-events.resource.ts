import {
  boolean,
  choice,
  datetime,
  defineResource,
  email,
  hues,
  integer,
  listOf,
  me,
  ref,
  refs,
  text,
  type RowOf,
} from '#define'

/** A user may read events they own or are invited to, and, if users may, public events. */
const ownOrAttended = [{ owner: me }, { attendees: me }] as const

export const calendarEvents = defineResource('calendarEvents', {
  label: ['Event', 'Calendar'],
  icon: 'calendar',
  menu: 'apps',
  fields: {
    title: text({ max: 160, search: true }),
    start: datetime({ wholeDay: 'allDay', label: 'Starts' }),
    end: datetime({ wholeDay: 'allDay', label: 'Ends' }),
    allDay: boolean({ label: 'All day' }),
    color: choice(hues, {
      optional: true,
      swatches: true,
      help: 'Without one it has the colour of its calendar.',
    }),
    calendar: ref('calendars', { optional: true }),
    location: text({ optional: true, max: 200, search: true }),
    description: text({ optional: true, lines: 4, max: 4000, search: true }),
    timezone: text({
      optional: true,
      max: 64,
      format: 'timeZone',
      label: 'Time zone',
      help: 'It repeats at the same local time of this zone.',
    }),
    recurrence: text({ optional: true, max: 500, format: 'recurrence', label: 'Repeats' }),
    excludedStarts: listOf({ start: datetime() }, { readOnly: true, max: 500 }),
    addedStarts: listOf({ start: datetime() }, { max: 500 }),
    series: ref('calendarEvents', {
      optional: true,
      readOnly: true,
      whenDeleted: 'delete',
    }),
    originalStart: datetime({ optional: true, readOnly: true, wholeDay: 'allDay' }),
    owner: ref('users', { default: me, writableBy: ['admin'], titled: true }),
    attendees: refs('users', { titled: true }),
    guests: listOf({ email: email(), name: text({ optional: true, max: 100 }) }, { max: 100 }),
    answers: listOf(
      {
        /** The id of a user, or the address of a guest in lower case. */
        invitee: text({ max: 254 }),
        answer: choice(['accepted', 'tentative', 'declined']),
        at: datetime(),
        /** Of a series: the start of the only occurrence that it applies to. */
        occurrence: datetime({ optional: true }),
      },
      { readOnly: true, max: 500 },
    ),
    /** The address of the organizer, if the invitation came by mail. */
    organizer: text({ optional: true, readOnly: true, max: 254, label: 'Invited by' }),
    /** Its identifier in other programs (RFC 5545); those that are made here have their id instead. */
    uid: text({ optional: true, readOnly: true, max: 255, label: 'Identifier' }),
    /** How many times its invitees have been told of a new time or place. */
    sequence: integer({ readOnly: true, default: 0, min: 0, label: 'Revision' }),
    reminders: listOf(
      {
        minutes: integer({ min: 0, max: 40_320, label: 'Minutes before' }),
        by: choice(['notification', 'mail'], { default: 'notification' }),
      },
      { max: 5 },
    ),
    visibility: choice(['public', 'private'], { default: 'public' }),
  },
  title: 'title',
  columns: ['title', 'start', 'end', 'allDay', 'location', 'owner', 'visibility'],
  filters: ['start', 'end', 'allDay', 'color', 'calendar', 'owner', 'attendees', 'visibility', 'recurrence'],
  sort: '-start',
  compactHead: true,
  views: {
    calendar: {
      start: 'start',
      end: 'end',
      allDay: 'allDay',
      color: 'color',
      timezone: 'timezone',
      recurrence: 'recurrence',
      series: {
        excluded: 'excludedStarts',
        added: 'addedStarts',
        master: 'series',
        originalStart: 'originalStart',
      },
      calendar: 'calendar',
      invitations: {
        organizer: 'owner',
        attendees: 'attendees',
        guests: 'guests',
        answers: 'answers',
        from: 'organizer',
        uid: 'uid',
        sequence: 'sequence',
      },
      reminders: 'reminders',
      location: 'location',
      description: 'description',
      visibility: { field: 'visibility', private: 'private', public: 'public' },
      source: 'address',
      exchange: '/api/calendar',
    },
  },
  layout: {
    shownByPart: ['attendees', 'guests', 'answers', 'organizer', 'uid', 'sequence'],
    summary: { status: 'visibility', meta: ['start', 'end', 'location', 'owner'] },
    sections: {
      event: { fields: ['title', 'start', 'end', 'allDay', 'location', 'description'] },
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
