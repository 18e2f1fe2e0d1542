/** Offset of the time zone in which the day starts first: UTC+14. */
const earliestZone = 14 * 3_600_000

/** The latest day, as 'YYYY-MM-DD', that has begun in some time zone at a time in milliseconds since 1970. */
export const latestDay = (moment: number): string =>
  new Date(moment + earliestZone).toISOString().slice(0, 10)
