import { createHash } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { Problem } from '../base/errors/problem'
import { findOne } from '../read/find-one'
import type { Row } from '../read/selection'
import { readerIn, type Writing } from './context'

/**
 * Creates a record once for each key of a caller: a second request with the key waits for the first, then gets its
 * record in its current state.
 * @throws Problem idempotency where the key was used for another request.
 */
export async function withIdempotency<R extends AnyResource>(
  writing: Writing,
  resource: R,
  key: string | undefined,
  given: unknown,
  make: () => Promise<Row<R>>,
): Promise<Row<R>> {
  const { caller, tx } = writing
  if (!key || !caller.userId) return make()
  const request = createHash('sha256')
    .update(`${resource.name}\n${JSON.stringify(given)}`)
    .digest()
  if (!(await takes(writing, caller.userId, key, request))) return replayed(writing, resource, key, request)
  const row = await make()
  await tx.query({
    name: 'idempotency_keep',
    text: 'update "idempotency" set "record" = $3 where "userId" = $1 and "key" = $2',
    values: [caller.userId, key, row.id],
  })
  return row
}

/**
 * Whether an anonymous request is new: false where the same one was sent with the same key before, or without a key
 * within the same clock hour. A second request waits for the first.
 */
export function isNew(writing: Taking, key: string | undefined, given: unknown): Promise<boolean> {
  const scope = key ?? `hour ${writing.now().slice(0, 13)}`
  const request = createHash('sha256')
    .update(`${scope}\n${JSON.stringify(given)}`)
    .digest()
  return takes(writing, nilUuid, request.toString('base64url'), request)
}

type Taking = Pick<Writing, 'tx' | 'now'>

/** The user id of anonymous requests, and the record id of a record that is not created yet. */
const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Reserves a key; false where it is taken already. */
async function takes({ tx, now }: Taking, whose: string, key: string, request: Buffer): Promise<boolean> {
  const taken = await tx.query({
    name: 'idempotency_take',
    text: `insert into "idempotency" ("key", "userId", "request", "record", "createdAt")
      values ($1, $2, $3, '${nilUuid}', $4) on conflict do nothing returning "key"`,
    values: [key, whose, request, now()],
  })
  return taken.length > 0
}

async function replayed<R extends AnyResource>(
  writing: Writing,
  resource: R,
  key: string,
  request: Buffer,
): Promise<Row<R>> {
  const [first] = await writing.tx.query<{ request: Buffer; record: string }>({
    name: 'idempotency_read',
    text: 'select "request", "record" from "idempotency" where "userId" = $1 and "key" = $2',
    values: [writing.caller.userId, key],
  })
  if (!first || !request.equals(first.request)) throw new Problem({ kind: 'idempotency' })
  return findOne(readerIn(writing), resource, first.record)
}
