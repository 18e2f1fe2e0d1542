import type { Mail } from '#resources/outbox/outbox.resource'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { countChange } from '#server/db/count-change'
import { ringForMail } from './bell'

export type MailKind = Mail['kind']

/** A request for a mail. Its content is written later by the worker, not during the request of the user. */
export interface Wanted {
  readonly kind: MailKind
  readonly to: string
  readonly language: Language
  /** The id of the record that it is about: a user, a registration, an invitation. */
  readonly about?: string | undefined
}

/** Mails that give access to an account or warn its owner. */
const security: readonly MailKind[] = [
  'verify',
  'reset',
  'invitation',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
]

/** Lower numbers are sent first: mails about accounts, then those of the application, then those of users. */
export function priorityOf(kind: MailKind): number {
  if (security.includes(kind)) return 0
  return kind === 'message' ? 2 : 1
}

/** Adds a mail to the outbox, in the transaction of the change that it is about. */
export async function queueMail(tx: Queryable, { kind, to, language, about }: Wanted): Promise<void> {
  await tx.query({
    name: 'mail_queue',
    text: `with "counted" as (${countChange('outbox')})
      insert into "outbox" ("id", "to", "kind", "language", "status", "attempts", "about", "nextAttemptAt",
        "priority", "version", "createdAt", "updatedAt")
      values ($1, $2, $3, $4, 'waiting', 0, $5, now(), $6, 1, now(), now())`,
    values: [uuid7(), to, kind, language, about ?? null, priorityOf(kind)],
  })
  ringForMail()
}
