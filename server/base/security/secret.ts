import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '../database'

/**
 * A 32-byte secret that all servers of this database share under a name: random, created by the first server that
 * needs it and stored in the database. A `key` from elsewhere is mixed in, so that the database alone does not reveal
 * the secret.
 */
export async function sharedSecret(database: Queryable, name: string, key?: string): Promise<Buffer> {
  await database.query({
    text: 'insert into "secrets" ("name", "value") values ($1, $2) on conflict do nothing',
    values: [name, randomBytes(32)],
  })
  const [row] = await database.query<{ value: Buffer }>({
    text: 'select "value" from "secrets" where "name" = $1',
    values: [name],
  })
  if (!row) throw new Error(`The secret ${name} is missing`)
  return key === undefined ? row.value : createHmac('sha256', key).update(row.value).digest()
}
