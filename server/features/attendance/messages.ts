import { isProgram, type Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import type { Writing } from '#server/write/context'
import type { IcsEvent } from '../ics/ics-event'
import { takeRecipients } from '../mail/quota'
import type { NotifyContext } from '../notifications/notify'
import { queueMail } from '../outbox/outbox'
import type { Attended } from './attendance-fields'
import { prepareLinks } from './guests/answer-links'
import { eventMessage } from './event-message'

/** What a message says: that somebody is invited, that the event changed or is cancelled, or what was answered. */
export type MessageKind = 'invited' | 'changed' | 'cancelled' | 'answered'

/** A message as it is stored until it is sent. */
export interface StoredMessage {
  readonly resource: string
  readonly record: string
  readonly kind: MessageKind
  readonly event: IcsEvent
  readonly actor: string | null
}

interface Outgoing extends Attended {
  readonly kind: MessageKind
  readonly actor: string | null
  /** The ids of users, and the addresses of others. */
  readonly users: readonly string[]
  readonly addresses: readonly string[]
}

interface Addressee {
  readonly email: string
  readonly locale: Language
}

/**
 * Queues a message about an event to users and to others, in the transaction of the change.
 * @throws Problem `invalid` at the guests if the caller sends too much mail.
 */
export async function sendMessage(context: NotifyContext, outgoing: Outgoing): Promise<void> {
  const { resource, view, record, kind, actor, users, addresses } = outgoing
  const people = await addresseesOf(context.tx, users)
  if (people.length + addresses.length === 0) return
  if (!isProgram(context.caller)) await takeRecipients(context as Writing, addresses.length, view.guests)
  const event = await eventMessage(context, outgoing)
  if (kind === 'invited' || kind === 'changed')
    await prepareLinks(
      context.tx,
      context.services.digest,
      { resource: resource.name, record: record.id },
      addresses,
    )
  const id = uuid7()
  await context.tx.query({
    name: 'attendance_message',
    text: `insert into "attendance_messages" ("id", "resource", "record", "kind", "event", "actor", "createdAt")
      values ($1, $2, $3, $4, $5, $6, now())`,
    values: [id, resource.name, record.id, kind, JSON.stringify(event), actor],
  })
  const others = addresses.map((email) => ({ email, locale: context.caller.language }))
  for (const { email, locale } of [...people, ...others])
    await queueMail(context.tx, { kind: 'event', to: email, language: locale, about: id })
}

const addresseesOf = (tx: Queryable, users: readonly string[]): Promise<Addressee[]> =>
  users.length === 0
    ? Promise.resolve([])
    : tx.query<Addressee>({
        name: 'attendance_addressees',
        text: `select "email", "locale" from "users" where "id" = any($1::uuid[]) and "status" = 'active' order by "id"`,
        values: [users],
      })
