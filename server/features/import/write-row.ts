import type { AnyResource } from '#define/resource'
import type { Faults } from '#define/parsing/parse'
import { invalid, Problem } from '#server/base/errors/problem'
import type { CleanInput } from '#server/write/values/clean-input'
import { appOf, hooksOf, type Writer } from '#server/write/context'
import { create } from '#server/write/create'
import { createMany, isWrittenAtOnce } from '#server/write/many/create-many'
import { update } from '#server/write/update'
import { isCompared } from '#server/write/exclusive/no-overlap'
import { parseInput } from '#server/write/values/values'
import { cleanRow } from './cleaned-cells'
import type { ImportPlan } from './plan'
import { prepareRow } from './prepared'
import type { Counts } from './report'
import type { Known } from './rows'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'

/**
 * Rows written concurrently: the database processes them in sequence, but without waiting for this process in
 * between.
 */
const maxAtOnce = 32

/**
 * How many rows are written concurrently. Only one if a row depends on earlier ones, as a rank does and as resource
 * hooks may.
 */
export const lanesOf = (writer: Writer, resource: AnyResource): number =>
  !hooksOf(writer, resource)?.beforeSave &&
  !hooksOf(writer, resource)?.afterSave &&
  !isCompared(resource) &&
  Object.values(resource.fields).every(({ kind }) => kind !== 'rank')
    ? maxAtOnce
    : 1

/** Writes one row: creates a record, or updates the existing one. */
export async function writeRow(
  writer: Writer,
  plan: ImportPlan,
  row: SheetRow,
  known: Known,
): Promise<keyof Counts> {
  const { resource } = plan
  const existing = known.existing(row)
  const given = givenBy(writer, plan, row, known)
  if (!existing) {
    await create(writer, resource, given)
    return 'created'
  }
  const { version } = await update(writer, resource, existing.id, given)
  return version === existing.version ? 'unchanged' : 'updated'
}

/**
 * A function that writes several rows with one statement; undefined if one of them updates a record or may depend on
 * another one.
 */
export function togetherOf(
  writer: Writer,
  plan: ImportPlan,
  known: Known,
): (rows: readonly SheetRow[]) => ((inside: Writer) => Promise<Map<SheetRow, keyof Counts>>) | undefined {
  const { resource } = plan
  return (rows) => {
    if (!isWrittenAtOnce(writer, resource) || rows.some((row) => known.existing(row))) return undefined
    return async (inside) => {
      const creations = rows.map((row) => ({ given: givenBy(inside, plan, row, known) }))
      await createMany(inside, resource, creations)
      return new Map(rows.map((row) => [row, 'created']))
    }
  }
}

/**
 * The valid input of a row before it is written.
 * @throws Problem `invalid` with the faults that need no writing to be found.
 */
export function validInput(writer: Writer, plan: ImportPlan, row: SheetRow, known: Known): CleanInput {
  const input = givenBy(writer, plan, row, known)
  parseInput(plan.resource, writer.caller.role, input, known.existing(row) ? 'update' : 'create')
  return input
}

/**
 * The input for the record of a row.
 * @throws Problem `invalid` at each invalid cell.
 */
function givenBy(writer: Writer, plan: ImportPlan, row: SheetRow, known: Known): CleanInput {
  const { resource, filled, cleaned, inputs } = plan
  const read = inputs?.get(row)
  if (read) return read
  const existing = known.existing(row)
  const { given, faults } = prepareRow(resource, filled, row, existing, {
    app: appOf(writer),
    idsOf: known.idsOf,
  })
  const input = cleanRow(filled, given, cleaned)
  const wrong = { ...faults, ...known.faultsOf(row) }
  if (Object.keys(wrong).length > 0)
    throw invalid({
      ...otherFaults(writer, resource, input, existing ? 'update' : 'create', wrong),
      ...wrong,
    })
  return input
}

/** Further faults of a row in which some cells could not be parsed. */
function otherFaults(
  { caller }: Writer,
  resource: AnyResource,
  given: CleanInput,
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
