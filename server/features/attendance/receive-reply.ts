import { withoutWords } from '#server/db/tables/search-words'
import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import type { Stored, Writing } from '#server/write/context'
import type { IcsEvent } from '../ics/ics-event'
import { storeAnswer } from './answer'
import { hasOccurrence } from './occurrence-answers'
import { idInUid } from './by-uid'
import { hostOf } from './event-message'
import { guestKey, guestsIn, inviteesIn, type AttendanceView } from './attendance-fields'

interface Reply {
  readonly resource: AnyResource
  readonly view: AttendanceView
  readonly event: IcsEvent
  /** The address of who sent it, in lower case. */
  readonly sender: string
}

/** Stores the answer that an invitee sent by mail. Whoever is not invited, or answers for others, is ignored. */
export async function receiveReply(
  writing: Writing,
  { resource, view, event, sender }: Reply,
): Promise<void> {
  const attendee = event.attendees.find(({ address }) => address.toLowerCase() === sender)
  const found = attendee && (await answeredIn(writing, resource, view, event))
  if (!attendee || !found || attendee.answer === 'none') return
  const { record, occurrence } = found
  const user = await userWith(writing, sender)
  const invitee = inviteesIn(view, record).find((key) => key === sender || key === user?.id)
  if (invitee === undefined) return
  const guest = guestsIn(view, record).find((each) => guestKey(each) === invitee)
  const actor = user?.displayName ?? guest?.name ?? attendee.name ?? sender
  const answer = { invitee, answer: attendee.answer, at: writing.now(), occurrence }
  await storeAnswer(writing, { resource, view, record, actor: actor.slice(0, 100) }, answer)
}

async function userWith({ tx }: Writing, address: string) {
  const [user] = await tx.query<{ id: string; displayName: string }>({
    name: 'attendance_replier',
    text: `select "id", "displayName" from "users" where lower("email") = $1`,
    values: [address],
  })
  return user
}

interface Answered {
  /** Locked until the transaction ends. */
  readonly record: Stored
  /** The start of the occurrence that is answered, if it has no record of its own. */
  readonly occurrence: string | null
}

/** What an answer is about: a record, the one that replaces an occurrence, or an occurrence of a series. */
async function answeredIn(
  writing: Writing,
  resource: AnyResource,
  view: AttendanceView,
  event: IcsEvent,
): Promise<Answered | undefined> {
  const occurrence = event.originalStart
  const record = await eventOf(writing, resource, view, event)
  if (record || occurrence === null) return record && { record, occurrence: null }
  const series = await eventOf(writing, resource, view, { ...event, originalStart: null })
  return series && hasOccurrence(resource, series, occurrence) ? { record: series, occurrence } : undefined
}

/** A record by its identifier, locked: the series, or what replaces the occurrence in question. */
async function eventOf(
  writing: Writing,
  resource: AnyResource,
  { uid, from, calendar: { series } }: AttendanceView,
  event: IcsEvent,
): Promise<Stored | undefined> {
  const table = sql.identifier(resource.name)
  const id = idInUid(event.uid, hostOf(writing.services))
  const isMaster = id === undefined ? sql`${sql.identifier(uid)} = ${event.uid}` : sql`"id" = ${id}::uuid`
  const isMeant =
    series && event.originalStart !== null
      ? sql`${sql.identifier(series.originalStart)} = ${event.originalStart}::timestamptz and ${sql.identifier(series.master)} in (select "id" from ${table} where ${isMaster})`
      : isMaster
  const [found] = await writing.tx.query<Stored>(
    statement(
      sql`select * from ${table} where ${isMeant} and ${sql.identifier(from)} is null order by "id" limit 1 for update`,
    ),
  )
  return found && withoutWords(resource, found)
}
