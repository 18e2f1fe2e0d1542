import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sql, statement } from '#server/db/statement'
import { invalid, Problem } from '#server/base/errors/problem'
import { holdUploads } from '#server/write/uploads/hold'
import { withCurrentNames } from '../history/current-names'
import type { ChangeEntry } from '#server/write/change-entries'
import { inTransaction, hooksOf, type Stored, type Writer, type Writing } from '#server/write/context'
import { lock, lockAllowed } from '#server/write/lock'
import { assertNoOverlap } from '#server/write/exclusive/no-overlap'
import { holdAll } from '#server/write/values/references'
import { eraseAppended } from '#server/write/deletion/erase-appended'
import { requireUnreferred } from '#server/write/deletion/referring'
import { requireNoNumber } from '#server/write/values/series'
import { erase } from '#server/write/deletion/erase'
import { bringBack } from '#server/write/save'
import { apply, remove, restoreLocked } from '#server/write/update'
import { derivedValues, differing } from '#server/write/values/values'
import { oldValues, takenAgain } from './old-values'
import { requireChanges, undoneRule, undoneVerbs } from './undone-verbs'

/**
 * Undoes consecutive entries of a record as one new change: deletes what they created, restores what they deleted,
 * and resets what they changed. The caller needs permission for what is undone.
 * @param changeEntries at least one entry, first one first
 * @param kept the fields that keep their values
 * @throws Problem `forbidden` or `missing`; `invalid` if the record was changed since or cannot be restored.
 */
export async function undoRecord(
  writer: Writer,
  resource: AnyResource,
  record: string,
  changeEntries: readonly ChangeEntry[],
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const entries = changeEntries.map((entry) => withCurrentNames(resource, entry))
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new Problem({ kind: 'missing' })
  const before = entries.toReversed().reduce<Values>((values, entry) => ({ ...values, ...entry.before }), {})
  const wasMade = first.before === null
  const isGone = last.after === null
  if (wasMade && isGone) return
  try {
    await inTransaction(writer, (writing) =>
      wasMade
        ? unmake(writing, resource, record, last.version)
        : isGone
          ? revive(writing, resource, entries, before)
          : setBack(writing, resource, { id: record, entries, before, version: last.version, kept }),
    )
  } catch (error) {
    if (!(error instanceof Problem) || error.refusal.kind !== 'stale') throw error
    throw changedSince()
  }
}

const changedSince = () => invalid({ '': [{ key: 'changedSince' }] })

/**
 * Deletes a created record permanently: in the trash it would still occupy its unique values. The change log has all
 * of it.
 */
async function unmake(writing: Writing, resource: AnyResource, id: string, version: number): Promise<void> {
  const record = await lockAllowed(writing, resource, id, 'delete', version)
  requireNoNumber(resource, record)
  await hooksOf(writing, resource)?.beforeDelete?.({ ...writing, record } as never)
  await eraseAppended(writing, resource, record.id)
  await requireUnreferred(writing, resource, record.id)
  await erase(writing, writing.tx, resource, record.id)
}

/** Inserts a purged record again. */
async function revive(
  writing: Writing,
  resource: AnyResource,
  entries: readonly ChangeEntry[],
  before: Values,
): Promise<void> {
  const values = oldValues(resource, before)
  // The records that it refers to may have changed since: the conditions of references are those of new values.
  await holdAll(writing, resource, [{ values }])
  await holdUploads(writing, resource, values)
  const { id, version, createdAt } = before as { id: string; version: number; createdAt: string }
  const again = { ...values, ...derivedValues(resource, values), id }
  const meta = { version: version + 1, createdAt: new Date(createdAt).toISOString() }
  await hooksOf(writing, resource)?.beforeRestore?.({ ...writing, record: { ...again, ...meta } } as never)
  await assertNoOverlap(writing, resource, again)
  await bringBack(
    writing,
    writing.tx,
    resource,
    { ...again, ...meta },
    undoneRule(writing, resource, entries),
  )
  const saved = { ...writing, operation: 'restore', record: { ...again, ...meta }, previous: undefined }
  await hooksOf(writing, resource)?.afterSave?.(saved as never)
}

/** Whether the last change of a record belongs to the current batch. */
async function wasChangedBy(
  { tx, batch }: Writing,
  resource: AnyResource,
  { id, version }: Stored,
): Promise<boolean> {
  const found = await tx.query({
    name: 'undo_changed_by',
    text: `select 1 from "changes" where "resource" = $1 and "record" = $2 and "version" = $3 and "batch"::text = $4`,
    values: [resource.name, id, version, batch],
  })
  return found.length > 0
}

/** Whether the current batch has already moved the record into or out of the trash, together with another one. */
async function wentAlong(
  writing: Writing,
  resource: AnyResource,
  id: string,
  isBack: boolean,
): Promise<boolean> {
  const [record] = await writing.tx.query<Stored & { isAlive: boolean }>(
    statement(
      sql`select "id", "version", "deletedAt" is null as "isAlive" from ${sql.identifier(resource.name)} where "id" = ${id}`,
    ),
  )
  return record?.isAlive === isBack && wasChangedBy(writing, resource, record)
}

interface Undoing {
  readonly id: string
  readonly entries: readonly ChangeEntry[]
  /** The values that the entries replaced. */
  readonly before: Values
  /** The version after the entries. */
  readonly version: number
  /** The fields that keep their values. */
  readonly kept: ReadonlySet<string>
}

/** Resets the values of a record, or moves it into or out of the trash. */
async function setBack(
  writing: Writing,
  resource: AnyResource,
  { id, entries, before, version, kept }: Undoing,
): Promise<void> {
  const rule = undoneRule(writing, resource, entries)
  const isTrashing = resource.trash === true && Object.hasOwn(before, 'deletedAt')
  if (isTrashing && (await wentAlong(writing, resource, id, before.deletedAt === null))) return
  if (isTrashing && before.deletedAt !== null) return remove(writing, resource, id, { version })
  const verb = isTrashing ? 'restore' : (undoneVerbs(resource, entries)[0] ?? 'update')
  // To undo an update, the user must still have permission to update the record; after a move they may have lost it.
  const { record } =
    verb === 'update'
      ? { record: await lockAllowed(writing, resource, id, verb, undefined) }
      : await lock(writing, resource, id, verb, undefined)
  const values = isTrashing ? { deletedAt: null } : oldValues(resource, before)
  if (record.version !== version) {
    // A dependent change may already have been undone together with another record.
    if (differing(record, values).length === 0 && (await wasChangedBy(writing, resource, record))) return
    throw changedSince()
  }
  requireChanges(writing, resource, entries)
  if (isTrashing) return void (await restoreLocked(writing, resource, record))
  const again = restored(resource, record, { values, kept })
  await apply(writing, resource, { operation: 'undo', record, values: again, rule })
}

/**
 * The old values that a record gets again.
 * @throws Problem `invalid` where nothing is left to restore without the values that are kept.
 */
function restored(
  resource: AnyResource,
  record: Stored,
  { values, kept }: { readonly values: Values; readonly kept: ReadonlySet<string> },
): Values {
  const again = takenAgain(resource, record, values)
  if (kept.size === 0) return again
  const left = Object.fromEntries(Object.entries(again).filter(([name]) => !kept.has(name)))
  if (differing(record, left).length === 0) throw invalid({ '': [{ key: 'followed' }] })
  return left
}
