import { latestDay } from '#define/parsing/latest-day'
import { seriesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Transaction } from '#server/base/caller'
import { quoted } from '#server/db/tables/columns'
import { invalidField, Problem } from '#server/base/errors/problem'
import { nextNumber } from './counters'
import { advisoryLock } from '../advisory-lock'

/** How many days back the first number of a series may be issued, which no number before it limits. */
const firstDaysBack = 366

const daysAfter = (moment: string, days: number) =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString().slice(0, 10)

/** What taking the next number of a series needs, inside the transaction that uses it. */
type Numbering = Pick<Transaction, 'tx' | 'now'>

/**
 * The next number of a resource's series, and its day of issue, which is today (UTC) unless one is given.
 * @throws Problem invalid at the date field where the day is before that of the last number, or in the future. For the
 * first number of a series, more than a year ago.
 */
export async function nextInSeries(
  { tx, now }: Numbering,
  resource: AnyResource,
  given?: string | null,
): Promise<{ readonly number: string; readonly day: string }> {
  const found = seriesOf(resource)
  if (!found) throw new Error(`${resource.name} has no series of numbers`)
  const { name, series } = found
  const day = given ?? daysAfter(now(), 0)
  if (series.by !== undefined) {
    // The counters of two years are two rows, so one lock for the whole series keeps the order of days.
    await advisoryLock(tx, `series ${resource.name}`)
    if (day > latestDay(Date.parse(now()))) throw invalidField(series.by, 'seriesAhead')
    const last = await lastDay(tx, resource, name, series.by)
    if (last !== null && day < last) throw invalidField(series.by, 'seriesBefore', { limit: last })
    const first = daysAfter(now(), -firstDaysBack)
    if (last === null && day < first) throw invalidField(series.by, 'before', { limit: first })
  }
  const year = day.slice(0, 4)
  const number = await nextNumber(tx, `${resource.name} ${year}`)
  return { number: `${series.prefix}-${year}-${String(number).padStart(5, '0')}`, day }
}

/** The day of the latest number, as 'YYYY-MM-DD'; null where there is none. */
async function lastDay(
  tx: Numbering['tx'],
  resource: AnyResource,
  name: string,
  by: string,
): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }>({
    text: `select max(${quoted(by)})::text as "day" from ${quoted(resource.name)} where ${quoted(name)} is not null`,
  })
  return row?.day ?? null
}

/**
 * Refuses to delete a record that has a number of a series, which must have no gaps.
 * @throws Problem numbered.
 */
export function requireNoNumber(resource: AnyResource, record: Values): void {
  const found = seriesOf(resource)
  const number = found && record[found.name]
  if (typeof number === 'string') throw new Problem({ kind: 'numbered', number })
}
