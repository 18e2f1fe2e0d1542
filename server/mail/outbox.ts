import type { Mail } from '../../src/resources/outbox/outbox.resource'
import type { Language } from '../caller'
import type { Queryable } from '../db/database'
import { uuid7 } from '../db/uuid7'
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

/** How often a resource has changed is counted for whoever lists it; the ledger does it for all others. */
export const countChange = `insert into "resource_changes" ("resource", "lane", "changes") values ('outbox', 1, 1)
  on conflict ("resource", "lane") do update set "changes" = "resource_changes"."changes" + 1`

/** Puts a mail into the outbox, in the transaction of what it tells about. */
export async function queueMail(tx: Queryable, { kind, to, language, about }: Wanted): Promise<void> {
  await tx.query({
    name: 'mail_queue',
    text: `with "counted" as (${countChange})
      insert into "outbox" ("id", "to", "kind", "language", "status", "attempts", "about", "nextAttemptAt",
        "version", "createdAt", "updatedAt") values ($1, $2, $3, $4, 'waiting', 0, $5, now(), 1, now(), now())`,
    values: [uuid7(), to, kind, language, about ?? null],
  })
  ringForMail()
}
