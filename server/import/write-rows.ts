import type { AnyResource } from '../../src/define/resource'
import type { Faults } from '../../src/define/parse'
import type { Queryable } from '../db/database'
import { invalid, Problem } from '../errors/problem'
import { servingOf, type Writer } from '../write/context'
import { create } from '../write/create'
import { update } from '../write/update'
import { parseInput } from '../write/values'
import { within } from './one-transaction'
import { prepareRow, type Filled } from './prepared'
import type { ImportPlan } from './plan'
import type { Counts, Findings } from './report'
import { faultsFrom, type Known } from './rows'
import type { SheetRow } from './sheet'

/** Writes rows in a transaction, and notes which are wrong and what was done with the others. */
export async function writeRows(
  tx: Queryable,
  { writer, resource, filled }: ImportPlan,
  rows: readonly SheetRow[],
  known: Known,
  { faults, counts }: Findings,
): Promise<void> {
  const inside: Writer = { ...writer, database: within(tx, writer.database) }
  let isOpen = true
  const write = async (row: SheetRow) => {
    try {
      const done = await writeRow(inside, resource, filled, row, known)
      counts[done] += 1
    } catch (error) {
      if (error instanceof Problem) faults.add(row.line, faultsFrom(error))
      else if (isEnded(error)) isOpen = false
      else throw error
    }
  }
  const waiting = rows.values()
  const lane = async () => {
    for (const row of waiting) await write(row)
  }
  const lanes = areApart(writer, resource) ? mostAtOnce : 1
  await Promise.all(Array.from({ length: lanes }, lane))
  // Another transaction was in the way, and all is tried again; else a row that is named has ended it.
  if (!isOpen && faults.isEmpty)
    throw Object.assign(new Error('The transaction was ended'), { code: '40001' })
}

/** Rows on their way at once: the database does one after the other, but need not wait for us between them. */
const mostAtOnce = 32

/** Whether no row looks at what another one has left, as a place in an order or a server half may. */
const areApart = (writer: Writer, resource: AnyResource) =>
  !servingOf(writer, resource)?.before && Object.values(resource.fields).every(({ kind }) => kind !== 'rank')

const isEnded = (error: unknown) => (error as { code?: string }).code === '25P02'

/** Writes one row: a new record, or a change of the one that it is about. */
async function writeRow(
  writer: Writer,
  resource: AnyResource,
  columns: readonly Filled[],
  row: SheetRow,
  known: Known,
): Promise<keyof Counts> {
  const existing = known.existing(row)
  const { given, faults } = prepareRow(resource, columns, row, existing, known.idsOf)
  const wrong = { ...faults, ...known.faultsOf(row) }
  if (Object.keys(wrong).length > 0)
    throw invalid({
      ...otherFaults(writer, resource, given, existing ? 'update' : 'create', wrong),
      ...wrong,
    })
  if (!existing) {
    await create(writer, resource, given)
    return 'created'
  }
  const { version } = await update(writer, resource, existing.id, given)
  return version === existing.version ? 'unchanged' : 'updated'
}

/** What else is wrong with a row of which some cells could not even be read. */
function otherFaults(
  { caller }: Writer,
  resource: AnyResource,
  given: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
  known: Faults,
): Faults {
  try {
    parseInput(resource, caller.role, given, mode)
    return {}
  } catch (error) {
    if (!(error instanceof Problem) || error.refusal.kind !== 'invalid') throw error
    return Object.fromEntries(Object.entries(error.refusal.faults).filter(([path]) => !(path in known)))
  }
}
