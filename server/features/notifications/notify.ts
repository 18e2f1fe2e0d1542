import type { Notification } from '#resources/notifications/notifications.resource'
import { notifications } from '#resources/notifications/notifications.resource'
import type { User } from '#resources/users/users.resource'
import type { Language, Transaction } from '#server/base/caller'
import { isProgram } from '#server/base/caller'
import { within } from '#server/db/within'
import { brandName } from '#text/brand'
import { queueMail } from '../outbox/outbox'
import { queuePush } from '../push/queue'
import { addToGathered } from './gathered'
import { pathOf, sentenceOf } from './notice-text'
import type { Services } from '#server/write/services/services'
import { programWriter, type Writing } from '#server/write/context'
import { create } from '#server/write/create'

/** A topic that users can choose on their account page to be notified of by mail. */
export type Topic = User['notifyAbout'][number]

/** Placeholders of a text. */
type Values = Readonly<Record<string, string | number | null>>

/** A notification; its text is in the language of each recipient. */
export interface Notice {
  readonly kind: Notification['kind']
  /** Users who chose this topic also get it by mail; without one, nobody does. */
  readonly topic?: Topic
  /** The name of its object that users know: a number, a person, a file; a text where the language decides. */
  readonly subject: string | ((language: Language, timezone: string | null) => string)
  /** Placeholders of the text: `actor`, `amount` in minor units with its `currency`, `count`. */
  readonly values?: Values
  /** The record or list that it links to. */
  readonly link?: { readonly resource: string; readonly record?: string }
  /** Those of one batch become one notification: of the first record and the number of the others. */
  readonly isGathered?: boolean
  /** Also sent by mail, whatever topics the users chose. */
  readonly byMail?: boolean
  /** Not sent to browsers, because its object is sent to them itself. */
  readonly isSilent?: boolean
}

/** Notifications are written in the transaction of the change itself. */
export type NotifyContext = Transaction & { readonly services: Services }

type Recipients = readonly (string | null | undefined)[]

/** Notifies users of an action, except the user who acted. */
export const notify = (telling: NotifyContext, recipients: Recipients, notice: Notice): Promise<void> =>
  notifyUsers(
    telling,
    recipients.filter((id) => id !== telling.caller.userId),
    notice,
  )

/**
 * Notifies active users, each once, in the transaction of the change; by mail too if they chose that topic. Changes
 * by the system (demo data, commands) create no notifications.
 */
export async function notifyUsers(
  context: NotifyContext,
  recipients: Recipients,
  notice: Notice,
): Promise<void> {
  if (!isProgram(context.caller)) await notifyOfSystem(context, recipients, notice)
}

/** The same for what happens by itself, such as that a time has come. */
export async function notifyOfSystem(
  context: NotifyContext,
  recipients: Recipients,
  notice: Notice,
): Promise<void> {
  const { services, tx, now, batch } = context
  const recipientIds = [...new Set(recipients)].filter(Boolean)
  if (recipientIds.length === 0) return
  const active = await tx.query<Recipient>({
    text: `select "id", "email", "locale", "timezone", "notifyAbout" from "users"
      where "id" = any($1::uuid[]) and "status" = 'active'`,
    values: [recipientIds],
  })
  const writer = programWriter({ ...services, database: within(services.database.engine, tx) }, now)
  const { isGathered = false, kind } = notice
  for (const person of active) {
    if (isGathered && (await addToGathered({ ...writer, tx }, { recipient: person.id, kind, batch })))
      continue
    const values = isGathered ? { ...notice.values, batch } : (notice.values ?? null)
    await deliver({ ...writer, tx }, person, { ...notice, values })
  }
}

/** Creates a notification for one user, and sends it to their browsers and, if they chose it, by mail. */
async function deliver(
  writing: Writing,
  person: Recipient,
  {
    kind,
    topic,
    subject,
    values,
    link,
    byMail = false,
    isSilent = false,
  }: Omit<Notice, 'values'> & { readonly values: Values | null },
): Promise<void> {
  const { tx, now, services } = writing
  const about = { resource: link?.resource ?? null, record: link?.record ?? null }
  const title = typeof subject === 'string' ? subject : subject(person.locale, person.timezone)
  const made = await create(writing, notifications, {
    recipient: person.id,
    kind,
    subject: title.slice(0, 200),
    values,
    ...about,
  })
  if (!isSilent)
    await queuePush({ tx, now }, [person.id], 'notifications', (language) => ({
      title: brandName,
      body: sentenceOf({ kind, subject: made.subject, values }, language),
      path: pathOf(services.app, about),
      tag: made.id,
    }))
  if (byMail || (topic !== undefined && person.notifyAbout.includes(topic)))
    await queueMail(tx, { kind: 'notice', to: person.email, language: person.locale, about: made.id })
}

type Recipient = Pick<User, 'id' | 'email' | 'locale' | 'timezone' | 'notifyAbout'>

/** The active administrators. */
export async function administrators({ tx }: NotifyContext): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: `select "id" from "users" where "role" = 'admin' and "status" = 'active' order by "id"`,
  })
  return rows.map(({ id }) => id)
}

/** The users who have changed a record, according to the change log. */
export async function workedOn({ tx }: NotifyContext, resource: string, record: string): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>({
    text: `select distinct "userId" from "changes" where "resource" = $1 and "record" = $2 and "userId" is not null`,
    values: [resource, record],
  })
  return rows.map(({ userId }) => userId)
}

/** The display name of the caller. */
export async function nameOf({ tx, caller }: Pick<NotifyContext, 'tx' | 'caller'>): Promise<string | null> {
  const [row] = await tx.query<{ displayName: string }>({
    text: `select "displayName" from "users" where "id" = $1`,
    values: [caller.userId],
  })
  return row?.displayName ?? null
}
