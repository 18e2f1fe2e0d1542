import type { Caller } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { sql, type SQL } from '#server/db/statement'

/** An account with a mailbox here. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly isListed: boolean
}

/** Whether a caller may know of an account: users know only listed people. */
export const mayKnow = ({ role }: Pick<Caller, 'role'>, { isListed }: Account): boolean =>
  isListed || role !== 'user'

/**
 * The active accounts with one of these addresses, in the order of their ids.
 * @param lock keeps them from being deleted until the end of the transaction
 */
export const accountsOf = (
  database: Queryable,
  addresses: readonly string[],
  lock: '' | 'for key share' = '',
): Promise<Account[]> =>
  database.query<Account>({
    text: `select "id", "email", "isPublic" or "role" <> 'user' as "isListed" from "users"
      where "email" = any($1::text[]) and "status" = 'active' order by "id" ${lock}`,
    values: [addresses],
  })

/** Those of the addresses that have an account of which the caller may know. */
export async function knownAccounts(
  database: Queryable,
  caller: Pick<Caller, 'role'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  const accounts = await accountsOf(database, addresses)
  return new Set(accounts.filter((account) => mayKnow(caller, account)).map(({ email }) => email))
}

/** The `name` and `address` of the listed accounts that match a full-text query, as an SQL query. */
export const listedAccounts = (query: string): SQL =>
  sql`(select "displayName" as "name", "email" as "address" from "users" where "search" @@ ${query}::tsquery
    and "status" = 'active' and ("isPublic" or "role" <> 'user') limit 200)`
