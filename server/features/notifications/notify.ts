import type { Notification } from '#resources/notifications/notifications.resource'
import { notifications } from '#resources/notifications/notifications.resource'
import type { User } from '#resources/users/users.resource'
import type { Transaction } from '#server/base/caller'
import { isProgram } from '#server/base/caller'
import { within } from '#server/db/within'
import { queueMail } from '../outbox/outbox'
import type { Services } from '#server/write/services/services'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import { topics } from './topics'

/** What is told; the words for it are each reader's own language. */
export interface Notice {
  readonly kind: Notification['kind']
  /** What it is about, by the name that people know: a number, a person, a file. */
  readonly subject: string
  /** What the sentence says beside: `actor`, `amount` in minor units with its `currency`, `count`. */
  readonly values?: Readonly<Record<string, string | number | null>>
  /** The record that it leads to, or the area. */
  readonly link?: { readonly resource: string; readonly record?: string }
}

/** Where something happens that is to be told: inside the transaction of the change itself. */
export type NotifyContext = Transaction & { readonly services: Services }

type Recipients = readonly (string | null | undefined)[]

/** Notifies users of an action: `tell`, for all recipients but the user who acted. */
export const notify = (telling: NotifyContext, recipients: Recipients, notice: Notice): Promise<void> =>
  notifyUsers(
    telling,
    recipients.filter((id) => id !== telling.caller.userId),
    notice,
  )

/**
 * Tells people of something, in the transaction in which it happens: each of them once, those whose account is in use;
 * by mail too, whoever has chosen that. What the program does by itself (demo data, commands) is told to nobody.
 */
export async function notifyUsers(
  { services, tx, caller, now }: NotifyContext,
  recipients: Recipients,
  { kind, subject, values, link }: Notice,
): Promise<void> {
  const recipientIds = [...new Set(recipients)].filter(Boolean)
  if (isProgram(caller) || recipientIds.length === 0) return
  const active = await tx.query<Recipient>({
    text: `select "id", "email", "locale", "notifyAbout" from "users"
      where "id" = any($1::uuid[]) and "status" = 'active'`,
    values: [recipientIds],
  })
  const writer = programWriter({ ...services, database: within(services.database.engine, tx) }, now)
  for (const person of active) {
    const made = await create(writer, notifications, {
      recipient: person.id,
      kind,
      subject: subject.slice(0, 200),
      values: values ?? null,
      resource: link?.resource ?? null,
      record: link?.record ?? null,
    })
    if (wantsMail(person, kind))
      await queueMail(tx, { kind: 'notice', to: person.email, language: person.locale, about: made.id })
  }
}

type Recipient = Pick<User, 'id' | 'email' | 'locale' | 'notifyAbout'>

/** Whether a user has chosen on their account page to be notified of such events by mail too. */
function wantsMail({ notifyAbout }: Recipient, kind: Notice['kind']): boolean {
  const topic = topics[kind]
  return topic !== undefined && notifyAbout.includes(topic)
}

/** Whom everything of an area concerns: the administrators whose account is in use. */
export async function administrators({ tx }: NotifyContext): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: `select "id" from "users" where "role" = 'admin' and "status" = 'active' order by "id"`,
  })
  return rows.map(({ id }) => id)
}

/** Who has worked on a record so far, by the ledger. */
export async function workedOn({ tx }: NotifyContext, resource: string, record: string): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>({
    text: `select distinct "userId" from "changes" where "resource" = $1 and "record" = $2 and "userId" is not null`,
    values: [resource, record],
  })
  return rows.map(({ userId }) => userId)
}

/** What somebody is called, for sentences that say who did something. */
export async function nameOf({ tx, caller }: NotifyContext): Promise<string | null> {
  const [row] = await tx.query<{ displayName: string }>({
    text: `select "displayName" from "users" where "id" = $1`,
    values: [caller.userId],
  })
  return row?.displayName ?? null
}
