import { createHash } from 'node:crypto'
import type { AnyResource } from '../../src/define/resource'
import { Problem } from '../errors/problem'
import { one } from '../read/one'
import type { Row } from '../read/selection'
import { readerIn, type Writing } from './context'

/**
 * Does a creation once for each key of a caller: a second request with the key waits for the first, then gets its
 * record, as it is now.
 * @throws Problem idempotency where the key was used for something else.
 */
export async function remembered(
  writing: Writing,
  resource: AnyResource,
  key: string | undefined,
  given: unknown,
  make: () => Promise<Row>,
): Promise<Row> {
  const { caller, tx } = writing
  if (!key || !caller.userId) return make()
  const request = createHash('sha256')
    .update(`${resource.name}\n${JSON.stringify(given)}`)
    .digest()
  const [mine] = await tx.query({
    name: 'idempotency_take',
    text: `insert into "idempotency" ("key", "userId", "request", "record", "createdAt")
      values ($1, $2, $3, '00000000-0000-0000-0000-000000000000', $4) on conflict do nothing returning "key"`,
    values: [key, caller.userId, request, writing.now()],
  })
  if (!mine) return replayed(writing, resource, key, request)
  const row = await make()
  await tx.query({
    name: 'idempotency_keep',
    text: 'update "idempotency" set "record" = $3 where "userId" = $1 and "key" = $2',
    values: [caller.userId, key, row.id],
  })
  return row
}

async function replayed(writing: Writing, resource: AnyResource, key: string, request: Buffer): Promise<Row> {
  const [first] = await writing.tx.query<{ request: Buffer; record: string }>({
    name: 'idempotency_read',
    text: 'select "request", "record" from "idempotency" where "userId" = $1 and "key" = $2',
    values: [writing.caller.userId, key],
  })
  if (!first || !request.equals(first.request)) throw new Problem({ kind: 'idempotency' })
  return one(readerIn(writing), resource, first.record)
}
