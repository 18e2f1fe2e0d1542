import type { Queryable } from '../db/database'
import type { Values } from '../../src/define/parse'

/** A change as the ledger keeps it: every value, whoever looks. */
export interface LedgerEntry {
  readonly id: number
  readonly operation: string
  readonly at: string
  readonly userId: string | null
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
}

/** The changes of a record, the newest first, from behind the entry `after`. */
export function entriesOf(
  database: Queryable,
  resource: string,
  record: string,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<LedgerEntry[]> {
  return database.query<LedgerEntry>({
    name: 'history_entries',
    text: `select "id", "operation", "at", "userId", "version", "before", "after" from "changes"
      where "resource" = $1 and "record" = $2 and "id" < coalesce($3::bigint, 9223372036854775807)
      order by "id" desc limit $4`,
    values: [resource, record, after ?? null, limit],
  })
}
