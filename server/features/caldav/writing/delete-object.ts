import { hostOf } from '#server/features/ics/host'
import { ownSql } from '#server/features/ics/import/calendar-of-import'
import { knownEvents } from '#server/features/ics/import/known-events'
import { remove } from '#server/features/ics/import/write-record'
import { inTransaction, type Writer } from '#server/write/context'
import type { Address } from '../addresses'
import type { DavContext } from '../dav-context'
import { DavError } from '../dav-error'
import { empty, type DavResponse } from '../dav-response'
import { memberWith } from '../objects/members'
import { requireConditions, type Preconditions } from './preconditions'
import { lockObject, readOnly, writableCalendar } from './put-object'

/**
 * Deletes the events of an object by the rules of any deletion.
 * @throws DavError 404, 403 or 412; Problem
 */
export async function deleteObject(
  writer: Writer,
  context: DavContext,
  address: Extract<Address, { kind: 'object' }>,
  preconditions: Preconditions,
): Promise<DavResponse> {
  const calendar = await writableCalendar(context, address)
  const { uid } = address
  await inTransaction(writer, async (writing) => {
    const inside: DavContext = { ...context, reader: { ...context.reader, database: writing.tx } }
    await lockObject(writing, inside, calendar, [uid])
    const member = await memberWith(inside, calendar, uid)
    if (!member) throw new DavError(404)
    requireConditions(preconditions, member)
    const known = await knownEvents(writing.tx, calendar.resource, [uid], {
      host: hostOf(context.services.publicUrl),
      where: ownSql(context.services.app, calendar.resource, context.user.id),
    })
    // A series is deleted with the records that replace its occurrences.
    const series = known.find({ uid, originalStart: null })
    const records = series ? [series] : [...known.all.values()]
    if (records.length === 0) throw readOnly()
    for (const record of records)
      await remove({ ...writing, isSynchronized: true }, calendar.resource, record)
  })
  return empty(204)
}
