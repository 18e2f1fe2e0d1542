import type { ReturnedBy } from '#define/output'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { faultText } from '#server/base/errors/language'
import type { MailAccount } from '../../mail-accounts.resource'
import type { mailAccountCalls } from '../../mail-accounts.wire'

export type ShownAccount = ReturnedBy<typeof mailAccountCalls.accounts>['accounts'][number]

interface StoredState {
  readonly isFetching: boolean | null
  readonly hasPassword: boolean
  readonly dueAt: string | null
  readonly fetchedAt: string | null
  readonly fetched: number | null
  readonly skipped: number | null
  readonly fault: string | null
}

/** The mailboxes elsewhere of a user with their state, or that with an id; never their passwords. */
export async function shownAccounts(
  database: Queryable,
  { owner, language, id = null }: { owner: string | null; language: Language; id?: string | null },
): Promise<ShownAccount[]> {
  const rows = await database.query<MailAccount & StoredState>({
    name: 'mail_accounts_shown',
    text: `select a.*, f."dueAt", f."fetchedAt", f."fetched", f."skipped", f."fault",
        f."leasedUntil" > now() as "isFetching", f."account" is not null as "hasPassword"
      from "mailAccounts" a left join "mail_fetches" f on f."account" = a."id"
      where a."owner" = $1 and ($2::uuid is null or a."id" = $2::uuid) order by lower(a."name"), a."id" limit 50`,
    values: [owner, id],
  })
  return rows.map((row) => shown(row, language))
}

function shown({ hasPassword, fault, ...row }: MailAccount & StoredState, language: Language): ShownAccount {
  const { id, name, host, port, security, userName, folder, label, existing, isActive } = row
  // A mailbox that was restored after it was deleted has no password.
  const key = hasPassword ? fault : 'mailPasswordGone'
  return {
    id,
    name,
    host,
    port,
    security,
    userName,
    folder,
    label,
    existing,
    isActive,
    isFetching: row.isFetching ?? false,
    dueAt: row.dueAt,
    fetchedAt: row.fetchedAt,
    fetched: row.fetched ?? 0,
    skipped: row.skipped ?? 0,
    error: key === null ? null : faultText(language, { key }),
  }
}
