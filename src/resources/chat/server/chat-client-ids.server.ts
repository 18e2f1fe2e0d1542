import type { Reader } from '#server/read/list'

const prefix = 'chat '

/** The idempotency key of a client id. */
export const keyOfClientId = (clientId: string): string => `${prefix}${clientId}`

/**
 * The client ids with which the caller sent some messages; with these a browser recognizes messages whose response
 * was lost.
 */
export async function clientIdsOf(
  { database, caller }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ key: string; record: string }>({
    name: 'chat_client_ids',
    text: `select "key", "record" from "idempotency"
      where "userId" = $1 and "key" like 'chat %' and "record" = any($2::uuid[])`,
    values: [caller.userId, ids],
  })
  return new Map(rows.map(({ key, record }) => [record, key.slice(prefix.length)]))
}
