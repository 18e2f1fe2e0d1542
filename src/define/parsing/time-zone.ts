/** Offsets such as '+01:00', which some runtimes accept as zones, have no daylight saving time. */
const named = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/

/** Whether a text is the name of a time zone that this runtime knows: 'Europe/Berlin'. */
export function isTimeZone(text: string): boolean {
  if (!named.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
