/** The hours of a day, as the settings of quiet hours have them. */
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** When a user does not want to be disturbed: every day from one hour until another, in a time zone. */
export interface QuietHours {
  readonly quietFrom: string | null
  readonly quietUntil: string | null
  /** An IANA name; UTC for null. */
  readonly timezone: string | null
}

/** Whether a moment is in the quiet hours of a user. They may go past midnight; equal hours are none. */
export function isQuiet({ quietFrom, quietUntil, timezone }: QuietHours, moment: Date): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone ?? 'UTC',
  }).format(moment)
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil
}
