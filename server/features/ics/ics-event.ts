/** A person of an invitation, by the address of their mail. */
export interface IcsPerson {
  readonly address: string
  readonly name: string | null
}

/** What somebody who is invited answered (PARTSTAT). */
export type IcsAnswer = 'none' | 'accepted' | 'tentative' | 'declined'

/**
 * An event as iCalendar (RFC 5545) has it. Instants are ISO 8601 in UTC; whole days are 'T00:00:00.000Z' and `end` is
 * the last of them, as in records (DTEND is the day after it).
 */
export interface IcsEvent {
  readonly uid: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  /** IANA name; null for events in UTC. */
  readonly timezone: string | null
  readonly summary: string
  readonly description: string | null
  readonly location: string | null
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  /** The rule without `RRULE:`; its UNTIL is an instant in UTC, also for whole days. */
  readonly recurrence: string | null
  /** The starts at which the rule does not apply (EXDATE), in their order. */
  readonly excluded: readonly string[]
  /** Further starts (RDATE), in their order. */
  readonly added: readonly string[]
  /** The start that this event replaces in the series with the same `uid` (RECURRENCE-ID). */
  readonly originalStart: string | null
  readonly organizer: IcsPerson | null
  readonly attendees: readonly (IcsPerson & { readonly answer: IcsAnswer })[]
  readonly alarms: readonly { readonly minutes: number; readonly by: 'notification' | 'mail' }[]
  readonly isPrivate: boolean
  readonly updatedAt: string
}

/** Why an event of a file cannot be used. */
export type IcsRefusal =
  /** It has no start, or none that can be read. */
  | 'icsStart'
  | 'icsEnd'
  | 'icsRecurrence'
  /** It has too many exceptions. */
  | 'icsExceptions'
  /** It changes an occurrence and all that follow it (RANGE=THISANDFUTURE). */
  | 'icsRange'

/** An event of a file that cannot be used. */
export interface RefusedIcs {
  readonly uid: string | null
  readonly title: string | null
  readonly reason: IcsRefusal
}

/** What a file has. */
export interface IcsCalendar {
  readonly method: string | null
  readonly name: string | null
  readonly color: string | null
  /** Whether all of its events say that they are public. */
  readonly isPublic: boolean
  readonly events: IcsEvent[]
  readonly refused: RefusedIcs[]
}
