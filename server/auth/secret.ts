import { randomBytes } from 'node:crypto'
import type { Queryable } from '../db/database'

/** 32 random bytes that all servers of this database share under a name; made by the first that asks. */
export async function sharedSecret(database: Queryable, name: string): Promise<Buffer> {
  await database.query({
    text: 'insert into "secrets" ("name", "value") values ($1, $2) on conflict do nothing',
    values: [name, randomBytes(32)],
  })
  const [row] = await database.query<{ value: Buffer }>({
    text: 'select "value" from "secrets" where "name" = $1',
    values: [name],
  })
  if (!row) throw new Error(`The secret ${name} is missing`)
  return row.value
}
