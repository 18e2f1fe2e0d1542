/** What says how a record repeats: its first moment in UTC, its rule by RFC 5545, and the zone of its days. */
export interface Recurring {
  readonly start: string
  readonly recurrence: string
  /** As IANA calls it; UTC where it is left out. */
  readonly timezone?: string | null | undefined
  /** Whole days are the same in every zone. */
  readonly allDay?: boolean | undefined
}

/** Only by days, weeks, months and years: by seconds, one event would fill a day with 86,400 others. */
const frequencies =
  /^(?:RRULE:)?(?:[A-Z]+=[^;\s]+;)*FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[^;\s]+)*$/i

/** Whether a text is written as a rule of a calendar. */
export const isRecurrence = (text: string): boolean => frequencies.test(text)

/** The zone in which a record repeats. */
export const zoneOf = ({ allDay, timezone }: Pick<Recurring, 'allDay' | 'timezone'>): string =>
  allDay ? 'UTC' : (timezone ?? 'UTC')

/** A rule as `RRuleTemporal` takes it. It is not made here: its code is large, and few pages need it. */
export function ruleOptions(recurring: Recurring) {
  const zone = zoneOf(recurring)
  return {
    rruleString: `RRULE:${recurring.recurrence.replace(/^RRULE:/i, '')}`,
    dtstart: { timeZoneId: zone, toString: () => `${recurring.start}[${zone}]` },
    tzid: zone,
    maxIterations: 20_000,
  }
}
