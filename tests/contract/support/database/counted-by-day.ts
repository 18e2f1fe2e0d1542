/** A row of a table. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }
/** What a figure counts, in plain JavaScript. */
export interface Counted {
  readonly rows: readonly Row[]
  readonly at: string
  readonly value: (row: Row) => number
}

const known = new Map<string, string>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a value in a time zone; a date is the same everywhere. */
function dayIn(timeZone: string, value: unknown): string {
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  const day = known.get(timeZone + text) ?? format.format(new Date(text))
  known.set(timeZone + text, day)
  return day
}

/** The sum over the rows whose day lies between two days. */
export const naive = ({ rows, at, value }: Counted, from: string, to: string, zone: string): number =>
  rows.reduce((sum, row) => {
    const day = dayIn(zone, row[at])
    return day >= from && day <= to ? sum + value(row) : sum
  }, 0)
