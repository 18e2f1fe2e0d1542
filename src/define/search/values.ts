/** What the value of an operator is: words, a day, an age, or one of some options. */
export type ValueKind = 'words' | 'day' | 'age' | readonly string[]

/** The value of an operator; undefined if the operator does not accept it. */
export function valueOf(kind: ValueKind, given: string): string | undefined {
  if (kind === 'words') return given.trim() === '' ? undefined : given
  if (kind === 'day') return dayOf(given)
  const value = given.toLowerCase()
  if (kind === 'age') return /^[1-9]\d{0,3}[dwmy]$/.test(value) ? value : undefined
  return kind.includes(value) ? value : undefined
}

/** A day in ISO 8601 from 2026-01-31, 2026/1/31 or 2026.1.31. */
function dayOf(given: string): string | undefined {
  const [year, month, day, ...more] = given.split(/[-/.]/)
  if (year === undefined || month === undefined || day === undefined || more.length > 0) return undefined
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
