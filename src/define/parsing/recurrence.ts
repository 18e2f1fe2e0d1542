/** How a record repeats: its first start in UTC, its rule (RFC 5545), and its time zone. */
export interface Recurring {
  readonly start: string
  readonly recurrence: string
  /** IANA name; UTC if absent. */
  readonly timezone?: string | null | undefined
  /** Whole days are the same in every time zone. */
  readonly allDay?: boolean | undefined
}

/** Which occurrences of a series a change applies to: the chosen one, it and those that follow, or all. */
export const seriesScopes = ['this', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

/** Only daily, weekly, monthly and yearly: an event that repeats every second would fill a day with 86,400 events. */
const frequencies =
  /^(?:RRULE:)?(?:[A-Z]+=[^;\s]+;)*FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[^;\s]+)*$/i

/** Whether a text is a valid RRULE with one of these frequencies. */
export const isRecurrence = (text: string): boolean => frequencies.test(text)

/** The time zone in which a record repeats. */
export const zoneOf = ({ allDay, timezone }: Pick<Recurring, 'allDay' | 'timezone'>): string =>
  allDay ? 'UTC' : (timezone ?? 'UTC')

/** The options for `RRuleTemporal`, which is not created here: it is large, and few pages need it. */
export function ruleOptions(recurring: Recurring) {
  const zone = zoneOf(recurring)
  return {
    rruleString: `RRULE:${recurring.recurrence.replace(/^RRULE:/i, '')}`,
    dtstart: { timeZoneId: zone, toString: () => `${recurring.start}[${zone}]` },
    tzid: zone,
    maxIterations: 20_000,
  }
}
