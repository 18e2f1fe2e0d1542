import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, type Stored, type Writer } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import type { Reader } from '#server/read/list'
import type { OwnRequest } from '#server/write/services/services'
import type { mailCalls } from '../mail.wire'
import { mailSettings, type MailSettings } from '../mail-settings.resource'
import { save } from './mail-writing.server'

type Settings = Pick<MailSettings, 'signature'>

/** What the caller has set for their mails. */
export async function settingsOf({
  database,
  caller,
}: Pick<Reader, 'database' | 'caller'>): Promise<Settings> {
  const [found] = await database.query<Settings>({
    name: 'mail_settings',
    text: `select "signature" from "mailSettings" where "mailbox" = $1`,
    values: [caller.userId],
  })
  return { signature: found?.signature ?? null }
}

/** Saves what the caller has set for their mails. */
export const saveSettings = (
  writer: Writer,
  { signature }: OwnRequest<typeof mailCalls.saveSettings>['input'],
): Promise<Settings> =>
  inTransaction(writer, async (writing) => {
    const { tx, caller } = writing
    await advisoryLock(tx, `mail settings ${caller.userId}`)
    const [known] = await tx.query<Stored>({
      text: `select * from "mailSettings" where "mailbox" = $1 for update`,
      values: [caller.userId],
    })
    if (known) await save(writing, mailSettings, known, { signature })
    else {
      const owner = caller.userId
      await insertTrusted(writing, mailSettings, { owner, mailbox: owner, signature })
    }
    return settingsOf({ database: tx as Reader['database'], caller })
  })
