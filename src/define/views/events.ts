import { me } from '../access'
import { boolean, choice, datetime, email, integer, listOf, ref, refs, text } from '../fields'

/** The fields of a resource with events: when an event takes place. */
export const eventTimes = {
  start: datetime({ wholeDay: 'allDay', label: 'Starts' }),
  end: datetime({ wholeDay: 'allDay', label: 'Ends' }),
  allDay: boolean({ label: 'All day' }),
} as const

/**
 * The fields of a resource with events: text and place, series with exceptions, invitations with answers, and
 * reminders. `eventView` names all of them.
 * @param of the name of the resource
 */
export const eventParts = <const Of extends string>(of: Of) =>
  ({
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
    series: ref(of, { optional: true, readOnly: true, whenDeleted: 'delete' }),
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
        minutes: integer({
          min: 0,
          max: 40_320,
          label: 'Before the start',
          unit: 'minutesBefore',
          presets: [0, 5, 10, 30, 60, 1440, 10_080],
        }),
        by: choice(['notification', 'mail'], { default: 'notification' }),
      },
      { max: 5 },
    ),
  }) as const

/** The calendar of a resource with the fields of `eventTimes` and `eventParts`. */
export const eventView = {
  start: 'start',
  end: 'end',
  allDay: 'allDay',
  timezone: 'timezone',
  recurrence: 'recurrence',
  series: {
    excluded: 'excludedStarts',
    added: 'addedStarts',
    master: 'series',
    originalStart: 'originalStart',
  },
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
} as const

/** The fields that the page of an event shows with the answers of those who are invited. */
export const eventAnswers = ['attendees', 'guests', 'answers', 'organizer', 'uid', 'sequence'] as const
