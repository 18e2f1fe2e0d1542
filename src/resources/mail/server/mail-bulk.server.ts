import { uuid7 } from '#server/db/uuid7'
import { within } from '#server/db/within'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { actOnRecord } from '#server/write/act'
import { inTransaction, type Writer } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { manyChanges } from '#server/write/many/many-changes'
import { remove } from '#server/write/update'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../mail.wire'
import { mailLabels } from '../mail-labels.resource'
import { mails } from '../mails.resource'

/** The verb, and the mails to change. */
type Bulk = OwnRequest<typeof mailCalls.update>['input']

const max = 500

/**
 * Applies one verb to many mails of the caller, to all of them or none.
 * @returns the number of mails.
 * @throws Problem missing if one is not the caller's, forbidden if one does not allow it, invalid.
 */
export async function changeMails(writer: Writer, { ids, verb, folder, labels }: Bulk): Promise<number> {
  if (ids.length > max) throw invalidField('ids', 'bulk', { limit: max })
  if (verb === 'moveTo' && folder === null) throw invalidField('folder', 'required')
  const given = verb === 'moveTo' ? { folder } : verb.endsWith('Labels') ? { labels } : undefined
  // Always in the same order, so that concurrent updates cannot deadlock.
  const ordered = [...new Set(ids)].toSorted()
  await inTransaction({ ...writer, batch: uuid7() }, async (writing) => {
    const inside = { ...writing, database: within(writing.database.engine, writing.tx) }
    await manyChanges(writing.tx, async () => {
      for (const id of ordered)
        if (verb === 'delete') await remove(inside, mails, id)
        else await actOnRecord(inside, mails, id, { name: verb, given })
    })
  })
  return ordered.length
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
      await remove(inside, mailLabels, id)
    })
  })
}
