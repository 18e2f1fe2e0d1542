import { uuid7 } from '#server/db/uuid7'
import { within } from '#server/db/within'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { actOnRecord } from '#server/write/act'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { entriesIn, summaryOf, touchedBy, type Touched } from '#server/features/undo/batch-entries'
import { undoRecord } from '#server/features/undo/undo-record'
import { manyChanges } from '#server/write/many/many-changes'
import { remove } from '#server/write/update'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../../mail.wire'
import { mailLabels } from '../../mail-labels.resource'
import { mails } from '../../mails.resource'
import { removeFromAccounts } from './label-of-account.server'
import { removeFromRules } from '../mail-rules.server'
import { matchingSql } from './mail-reading.server'
import { matchedBy, maxWhole, wholeOf } from './whole-conversations.server'

/** The verb, and the mails to change. */
type Bulk = OwnRequest<typeof mailCalls.update>['input']

const max = 500
const maxUndone = max + maxWhole

/** What became of an update. */
interface Changed {
  readonly changed: number
  readonly batch: string
  /** Whether other mails match that it has not changed yet. */
  readonly more: boolean
}

/**
 * Applies one verb to many mails of the caller, or to their conversations: to all of them or none. Of the mails that
 * match a filter it changes the first ones.
 * @returns the number of mails, and the batch that undoes it.
 * @throws Problem missing if one is not the caller's, forbidden if one does not allow it, invalid.
 */
export async function changeMails(writer: Writer, bulk: Bulk): Promise<Changed> {
  const { ids, matching, verb, folder, whole } = bulk
  if (ids.length > max) throw invalidField('ids', 'bulk', { limit: max })
  if (ids.length === 0 && !matching) throw invalidField('ids', 'required')
  if (verb === 'moveTo' && folder === null) throw invalidField('folder', 'required')
  if (verb === 'snooze' && bulk.snoozedUntil === null) throw invalidField('snoozedUntil', 'required')
  const batch = uuid7()
  const where = matching ? await matchingSql({ ...writer, app: appOf(writer) }, bulk) : undefined
  return inTransaction({ ...writer, batch }, async (writing) => {
    const inside = { ...writing, database: within(writing.database.engine, writing.tx) }
    const all = where
      ? await matchedBy(writing, bulk, where, max + 1)
      : whole
        ? await wholeOf(writing, bulk)
        : ids
    // Always in the same order, so that concurrent updates cannot deadlock.
    const ordered = [...new Set(where ? all.slice(0, max) : all)].toSorted()
    await manyChanges(writing.tx, async () => {
      for (const id of ordered)
        if (verb === 'delete') await remove(inside, mails, id)
        else await actOnRecord(inside, mails, id, { name: verb, given: inputOf(bulk) })
    })
    return { changed: ordered.length, batch, more: where !== undefined && all.length > max }
  })
}

/** The input of the verb. */
function inputOf({ verb, folder, labels, snoozedUntil }: Bulk) {
  if (verb === 'moveTo') return { folder }
  if (verb === 'snooze') return { snoozedUntil }
  return verb.endsWith('Labels') ? { labels } : undefined
}

/**
 * Undoes an update of the caller: mails that were changed since stay as they are.
 * @returns the number of mails that are as before.
 * @throws Problem missing if the caller has no such batch.
 */
export async function undoMails(writer: Writer, batch: string): Promise<number> {
  if (!isId(batch)) throw new Problem({ kind: 'missing' })
  const { users } = await summaryOf(writer.database, batch)
  const touched = await touchedBy(writer.database, batch, maxUndone)
  const isTheirs = users.size > 0 && [...users].every((user) => user === writer.caller.userId)
  if (!isTheirs || touched.some(({ resource }) => resource !== mails.name))
    throw new Problem({ kind: 'missing' })
  let changed = 0
  await inTransaction(writer, async (writing) => {
    const inside = { ...writing, database: within(writing.database.engine, writing.tx) }
    await manyChanges(writing.tx, async () => {
      for (const item of touched.toSorted((item, other) => (item.record < other.record ? -1 : 1)))
        changed += await undone(inside, item, batch)
    })
  })
  return changed
}

/** 1 if the mail is as before, 0 if it was changed since or is gone. */
async function undone(writer: Writer, item: Touched, batch: string): Promise<number> {
  try {
    await undoRecord(writer, mails, item.record, await entriesIn(writer.database, batch, item))
    return 1
  } catch (error) {
    if (error instanceof Problem) return 0
    throw error
  }
}

/**
 * Deletes a label of the caller: it is removed from their mails first, as nothing may refer to a missing label.
 * @throws Problem missing if it is not the caller's.
 */
export async function deleteLabel(writer: Writer, id: string): Promise<void> {
  if (!isId(id)) throw new Problem({ kind: 'missing' })
  await inTransaction({ ...writer, batch: uuid7() }, async (writing) => {
    const inside = { ...writing, database: within(writing.database.engine, writing.tx) }
    await lockAllowed(writing, mailLabels, id, 'delete', undefined)
    const labelled = await writing.tx.query<{ id: string }>({
      text: 'select "id" from "mails" where "owner" = $1 and "labels" @> array[$2]::uuid[] order by "id"',
      values: [writer.caller.userId, id],
    })
    await manyChanges(writing.tx, async () => {
      for (const mail of labelled)
        await actOnRecord(inside, mails, mail.id, { name: 'removeLabels', given: { labels: [id] } })
      await removeFromRules(inside, writing, id)
      await removeFromAccounts(writing, id)
      await remove(inside, mailLabels, id)
    })
  })
}
