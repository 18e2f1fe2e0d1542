import type { Mail } from '#resources/outbox/outbox.resource'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { ringForMail } from './bell'

export type MailKind = Mail['kind']

/** A mail as it is asked for; who gets what is found out when it is written, not while somebody waits for an answer. */
export interface Wanted {
  readonly kind: MailKind
  readonly to: string
  readonly language: Language
  /** The id of the record that it is about: a user, a registration, an invitation. */
  readonly about?: string | undefined
}

/** What somebody waits for to get into an account, or has to know of it. */
const security: readonly MailKind[] = [
  'verify',
  'reset',
  'invitation',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
]

/** The lowest is sent first: what concerns accounts, then what the program writes, then what users write. */
export function priorityOf(kind: MailKind): number {
  if (security.includes(kind)) return 0
  return kind === 'message' ? 2 : 1
}

/** How often a resource has changed is counted for whoever lists it; the ledger does it for all others. */
export const countChange = `insert into "resource_changes" ("resource", "lane", "changes") values ('outbox', 1, 1)
  on conflict ("resource", "lane") do update set "changes" = "resource_changes"."changes" + 1`

/** Puts a mail into the outbox, in the transaction of what it tells about. */
export async function queueMail(tx: Queryable, { kind, to, language, about }: Wanted): Promise<void> {
  await tx.query({
    name: 'mail_queue',
    text: `with "counted" as (${countChange})
      insert into "outbox" ("id", "to", "kind", "language", "status", "attempts", "about", "nextAttemptAt",
        "priority", "version", "createdAt", "updatedAt")
      values ($1, $2, $3, $4, 'waiting', 0, $5, now(), $6, 1, now(), now())`,
    values: [uuid7(), to, kind, language, about ?? null, priorityOf(kind)],
  })
  ringForMail()
}
