import type { Stored, Writing } from '#server/write/context'
import { mailAccounts } from '../../mail-accounts.resource'
import { save } from '../mail-writing.server'

/** Removes a label from the mailboxes elsewhere of the caller: fetched mails then get none. */
export async function removeFromAccounts(writing: Writing, label: string): Promise<void> {
  const accounts = await writing.tx.query<Stored>({
    text: 'select * from "mailAccounts" where "owner" = $1 and "label" = $2 order by "id" for update',
    values: [writing.caller.userId, label],
  })
  for (const { search: _, ...account } of accounts)
    await save(writing, mailAccounts, account as Stored, { label: null })
}
