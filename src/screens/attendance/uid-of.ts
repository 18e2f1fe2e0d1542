/** The identifier of the first event in a file of iCalendar, whose long lines are folded; undefined if it has none. */
export function uidOf(text: string): string | undefined {
  const lines = text
    .slice(0, 200_000)
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  const start = lines.indexOf('BEGIN:VEVENT')
  const line = lines.slice(start + 1).find((each) => /^UID[:;]/.test(each))
  const uid = line?.slice(line.indexOf(':') + 1).trim()
  return start < 0 || uid === undefined || uid === '' ? undefined : uid.slice(0, 255)
}
