import { recordTitle } from '#define/layout/record-title'
import { isProgram } from '#server/base/caller'
import type { Stored } from '#server/write/context'
import { nameOf, notify, type Notice, type NotifyContext } from '../notifications/notify'
import { sql, statement } from '#server/db/statement'
import {
  attendeesIn,
  excludesOthers,
  foreignOrganizerIn,
  guestKey,
  guestsIn,
  inviteesIn,
  isPast,
  isRescheduled,
  isReworded,
  type Attended,
  type AttendanceView,
} from './attendance-fields'
import { startsOf } from './occurrence-answers'
import { sendMessage, type MessageKind } from './messages'

/** Who is notified. */
interface Recipients {
  readonly users: readonly string[]
  readonly guests: readonly string[]
}

const kinds = {
  invited: 'invited',
  changed: 'invitationChanged',
  cancelled: 'invitationCancelled',
} as const satisfies Partial<Record<MessageKind, Notice['kind']>>

/**
 * Notifies invitees in the transaction of a change: those who are invited now, those who are no longer, and all others
 * of another time or text. An event of somebody elsewhere, an imported one, and one that is over notify nobody.
 */
export async function notifyOfSave(context: NotifyContext, attended: Attended): Promise<void> {
  const { resource, view, record, previous } = attended
  const isNewOfFile = !previous && !context.isSynchronized && record[view.uid] !== null
  if (isSilent(context, attended) || (isNewOfFile && isNewSeries(view, record))) return
  const before = previous ?? (await masterOf(context, attended))
  const known = new Set(before ? inviteesIn(view, before) : [])
  const now = new Set(inviteesIn(view, record))
  const isChanged =
    before !== undefined &&
    (isRescheduled(view, before, record) ||
      isReworded(resource, before, record) ||
      (await hasLostOccurrences(context, { ...attended, previous })))
  await notifyInvitees(
    context,
    attended,
    'invited',
    among(view, record, (key) => !known.has(key)),
  )
  if (before && previous)
    await notifyInvitees(
      context,
      attended,
      'cancelled',
      among(view, before, (key) => !now.has(key)),
    )
  if (isChanged)
    await notifyInvitees(
      context,
      attended,
      'changed',
      among(view, record, (key) => known.has(key)),
    )
}

/** Notifies all invitees that an event does not take place. */
export async function notifyOfCancellation(context: NotifyContext, attended: Attended): Promise<void> {
  if (isSilent(context, attended)) return
  await notifyInvitees(
    context,
    attended,
    'cancelled',
    among(attended.view, attended.record, () => true),
  )
}

const isSilent = ({ caller, now, isImport }: NotifyContext, { view, record }: Attended): boolean =>
  isImport === true ||
  caller.acting === true ||
  isProgram(caller) ||
  foreignOrganizerIn(view, record) !== undefined ||
  isPast(view, record, Date.parse(now()))

/** Whether occurrences of a series do not take place any more, other than those that a record replaces. */
async function hasLostOccurrences(
  { tx }: NotifyContext,
  { resource, view, record, previous }: Attended,
): Promise<boolean> {
  const { series } = view.calendar
  if (!series || !previous || !excludesOthers(view, previous, record)) return false
  const before = startsOf(previous[series.excluded])
  const lost = [...startsOf(record[series.excluded])].filter((start) => !before.has(start))
  if (lost.length === 0) return true
  const replaced = await tx.query<{ start: string }>(
    statement(
      sql`select ${sql.identifier(series.originalStart)} as "start" from ${sql.identifier(resource.name)} where ${sql.identifier(series.master)} = ${record.id}::uuid`,
    ),
  )
  const starts = new Set(replaced.map(({ start }) => Date.parse(new Date(start).toISOString())))
  return lost.some((start) => !starts.has(start))
}

/** Whether a record does not replace an occurrence of a series. */
const isNewSeries = ({ calendar: { series } }: AttendanceView, record: Stored): boolean =>
  !series || !record[series.master]

/** The series of which a new record replaces an occurrence: its invitees know of it. */
async function masterOf(
  { tx }: NotifyContext,
  { resource, view, record }: Attended,
): Promise<Stored | undefined> {
  const { series } = view.calendar
  const master = series ? record[series.master] : undefined
  if (typeof master !== 'string') return undefined
  const [found] = await tx.query<Stored>({
    text: `select * from "${resource.name}" where "id" = $1`,
    values: [master],
  })
  return found
}

/** The invitees of a record whose keys meet a condition. */
const among = (view: AttendanceView, record: Stored, isMeant: (key: string) => boolean): Recipients => ({
  users: attendeesIn(view, record).filter(isMeant),
  guests: guestsIn(view, record).map(guestKey).filter(isMeant),
})

async function notifyInvitees(
  context: NotifyContext,
  attended: Attended,
  kind: keyof typeof kinds,
  { users, guests }: Recipients,
): Promise<void> {
  if (users.length + guests.length === 0) return
  const { resource, record } = attended
  const actor = await nameOf(context)
  await notify(context, users, {
    kind: kinds[kind],
    subject: recordTitle(resource, record) ?? resource.label[0],
    values: { actor },
    link: { resource: resource.name, ...(kind !== 'cancelled' && { record: record.id }) },
  })
  await sendMessage(context, { ...attended, kind, actor, users, addresses: guests })
}
