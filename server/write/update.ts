import { startsFrom } from '#define/fields'
import { movesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sql } from '../db/statement'
import { holdUploads } from './uploads/hold'
import { Problem } from '../base/errors/problem'
import { requireAllowed } from '../read/access/access-sql'
import { findOne } from '../read/find-one'
import type { Row } from '../read/selection'
import { inputOfVerb, type ActionRequest, type Expecting } from './action-input'
import { automate, causesIn } from './automation/automate'
import { cleanRecord } from './values/clean-input'
import { appOf, inTransaction, readerIn, hooksOf, type Stored, type Writer, type Writing } from './context'
import { eraseWhole } from './deletion/dependents'
import { assertNoOverlap } from './exclusive/no-overlap'
import { columnSpace } from './order/column-space'
import { endOfColumn } from './order/end-of-column'
import { movedExceptions } from './occurrences/moved-exceptions'
import { instantOf, overridesOf } from './occurrences/series-record'
import { parentsAfterRestore } from './deletion/parents-after-restore'
import { lockAllowed } from './lock'
import { holdReferences } from './values/references'
import { change, type Change } from './save'
import { versionIn, withoutUnchanged } from './values/sent-back'
import { requireNoNumber } from './values/series'
import { valuesOfHooks } from './values/values-of-hooks'
import { newSlugs } from './values/new-slugs'
import { restoreBelow, trashBelow } from './deletion/trash-cascade'
import { derivedValues, differing, parseInput } from './values/values'

/**
 * Updates some values of a record; the rule must hold before and after. The input may be the whole record as it was
 * read: then its version is the expected one, unless the caller expects another. Where nothing differs, nothing is
 * written.
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function update(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
  expecting: Expecting = {},
): Promise<Row> {
  const rule = requireAllowed(appOf(writer), resource, 'update', writer.caller)
  const input = await cleanRecord(resource, writer.caller.role, given)
  return inTransaction(writer, async (writing) => {
    const expected = expecting.version ?? versionIn(input.given)
    const record = await lockAllowed(writing, resource, name, 'update', expected)
    const changed = await withoutUnchanged(writing, resource, record, input.given)
    const parsed = parseInput(resource, writer.caller.role, input.with(changed), 'update')
    if (differing(record, parsed).length === 0) return findOne(readerIn(writing), resource, record.id)
    const column = await endOfColumn(writing, resource, record, parsed)
    const values = { ...column, ...(await moveExceptions(writing, resource, record, parsed)), ...parsed }
    return apply(writing, resource, { operation: 'update', record, values, rule })
  })
}

/** Where a series begins at another time, its exceptions move by the same local time. */
async function moveExceptions(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  values: Values,
): Promise<Values> {
  const moved = movedExceptions(resource, record, values)
  if (!moved) return {}
  const { view, movedStarts } = moved
  for (const override of await overridesOf(writing, resource, view, record.id)) {
    const [start] = movedStarts([instantOf(override[view.originalStart])])
    const originalStart = { [view.originalStart]: start }
    await apply(writing, resource, {
      operation: 'update',
      record: override,
      values: originalStart,
      rule: sql`true`,
    })
  }
  return moved.values
}

/**
 * Runs a move on a record, which must be in a state from which the move starts.
 * @throws Problem forbidden, missing, stale, invalid, or state where it is in another state.
 */
export async function move(
  writer: Writer,
  resource: AnyResource,
  name: string,
  { name: verb, given, version }: ActionRequest,
): Promise<Row> {
  const declared = movesOf(resource).find((candidate) => candidate.name === verb)
  if (!declared) throw new Problem({ kind: 'missing' })
  requireAllowed(appOf(writer), resource, verb, writer.caller)
  const input = await inputOfVerb(resource, verb, given)
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, verb, version)
    if (!startsFrom(declared, record))
      throw new Problem({ kind: 'state', move: verb, state: String(record[declared.field]) })
    const hook = hooksOf(writer, resource)?.moves?.[verb]
    const more = (await hook?.({ ...writing, record, input } as never)) as Values | undefined
    const values = { [declared.field]: declared.move.to, ...more }
    return apply(writing, resource, { operation: verb, record, values, rule: sql`true` })
  })
}

/** Operations that restore values exactly as they were. */
const restoring = new Set(['undo', 'restore'])

/**
 * Saves values of a locked record: locks references, applies automation rules, runs `beforeSave` and `beforeUpdate`, and sets slugs and
 * computed values.
 */
export async function apply(
  writing: Writing,
  resource: AnyResource,
  { operation, record, values: given, rule, passed }: Change,
): Promise<Row> {
  await holdReferences(writing, resource, given, record)
  await holdUploads(writing, resource, given, record)
  const write = { values: given, previous: record, passed }
  const effects = restoring.has(operation) ? undefined : await automate(writing, resource, write)
  const values = { ...given, ...effects?.values }
  const merged = { ...record, ...values }
  const more = await valuesOfHooks(writing, resource, merged, record)
  const full = { ...values, ...more, ...(await newSlugs(writing, resource, record, { ...merged, ...more })) }
  const all = { ...full, ...derivedValues(resource, { ...record, ...full }) }
  await assertNoOverlap(writing, resource, { ...record, ...all, id: record.id }, record)
  await columnSpace(writing, resource)({ ...record, ...all }, record)
  const changed = differing(record, all)
  if (changed.length === 0) return findOne(readerIn(writing), resource, record.id)
  const set = Object.fromEntries(changed.map((name) => [name, all[name]]))
  const row = await change(writing, writing.tx, resource, {
    operation,
    record,
    rule,
    values: set,
    causes: effects && causesIn(effects, set),
  })
  const saved = { ...writing, operation, record: { ...record, ...all }, previous: record }
  await hooksOf(writing, resource)?.afterSave?.(saved as never)
  return row
}

/**
 * Deletes a record: moves it to the trash where the resource has one, with its descendants (`onTrash`), else deletes
 * it permanently.
 * @throws Problem forbidden, missing, stale, numbered, or referenced where others refer to it.
 */
export async function remove(
  writer: Writer,
  resource: AnyResource,
  name: string,
  expecting: Expecting = {},
): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'delete', expecting.version)
    await removeLocked(writing, resource, record)
  })
}

/** The same for a locked record. */
export async function removeLocked(writing: Writing, resource: AnyResource, record: Stored): Promise<void> {
  requireNoNumber(resource, record)
  await hooksOf(writing, resource)?.beforeDelete?.({ ...writing, record } as never)
  if (!resource.trash) return eraseWhole(writing, resource, record.id)
  const values = { deletedAt: await trashBelow(writing, resource, record) }
  await change(writing, writing.tx, resource, { operation: 'delete', record, values, rule: sql`true` })
}

/** Restores a record from the trash, with what was moved there together with it. */
export async function restore(writer: Writer, resource: AnyResource, name: string): Promise<Row> {
  return inTransaction(writer, async (writing) =>
    restoreLocked(writing, resource, await lockAllowed(writing, resource, name, 'restore', undefined)),
  )
}

/** The same for a locked record. Where its parent is in the trash too, it gets the nearest parent that is not. */
export async function restoreLocked(writing: Writing, resource: AnyResource, record: Stored): Promise<Row> {
  await hooksOf(writing, resource)?.beforeRestore?.({ ...writing, record } as never)
  await assertNoOverlap(writing, resource, { ...record, deletedAt: null })
  await columnSpace(writing, resource)({ ...record, deletedAt: null }, record)
  const parents = await parentsAfterRestore(writing, resource, record)
  await restoreBelow(writing, resource, record)
  const values = { deletedAt: null, ...parents }
  const restoring: Change = { operation: 'restore', record, values, rule: sql`true` }
  return Object.keys(parents).length > 0
    ? apply(writing, resource, restoring)
    : change(writing, writing.tx, resource, restoring)
}
