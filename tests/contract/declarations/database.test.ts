import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '#server/base/database'
import { testDatabase } from '../../support/database'
import type { TestDatabase } from '../../support/database'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.query({ text: 'create table pairs (id int primary key, word text)' })
})
beforeEach(() => database.query({ text: 'truncate pairs' }))
afterAll(() => database.close())

const insert = (id: number, on: Queryable = database) =>
  on.query({ text: 'insert into pairs values ($1, $2)', values: [id, `word ${id}`], name: 'insert_pair' })

async function ids(): Promise<number[]> {
  const rows = await database.query<{ id: number }>({ text: 'select id from pairs order by id' })
  return rows.map((row) => row.id)
}

test('database values are returned in the documented formats', async () => {
  const [row] = await database.query({
    text: `select '2025-02-28'::date as day,
      '2025-03-01 10:20:30.5+05:30'::timestamptz as instant,
      '0001-01-01 00:00:00+00'::timestamptz as old,
      'infinity'::timestamptz as never,
      9007199254740991::int8 as large,
      12.50::numeric as amount,
      '{"a":[1]}'::jsonb as json,
      array['a', null, 'b,"c']::text[] as texts,
      array['00000000-0000-7000-8000-000000000001']::uuid[] as ids,
      array[1, 2]::int8[] as numbers,
      array['2025-01-01 00:00:00+00']::timestamptz[] as instants,
      true as yes`,
  })
  expect(row).toEqual({
    day: '2025-02-28',
    instant: '2025-03-01T04:50:30.500Z',
    old: '0001-01-01T00:00:00.000Z',
    never: 'infinity',
    large: 9007199254740991,
    amount: 12.5,
    json: { a: [1] },
    texts: ['a', null, 'b,"c'],
    ids: ['00000000-0000-7000-8000-000000000001'],
    numbers: [1, 2],
    instants: ['2025-01-01T00:00:00.000Z'],
    yes: true,
  })
})

test('a large text is returned whole', async () => {
  const text = '数据 and words '.repeat(200_000)
  expect(await database.query({ text: 'select $1::text as text', values: [text] })).toEqual([{ text }])
})

test('an error of a statement has its code and constraint', async () => {
  await insert(1)
  await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 'pairs_pkey' })
  expect(await ids()).toEqual([1])
})

test('a transaction is committed when its work resolves', async () => {
  const answer = await database.transaction(async (tx) => {
    await insert(1, tx)
    return insert(2, tx).then(() => 'done')
  })
  expect(answer).toBe('done')
  expect(await ids()).toEqual([1, 2])
})

test('a transaction is rolled back when its work throws', async () => {
  const failing = database.transaction(async (tx) => {
    await insert(1, tx)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await ids()).toEqual([])
})

test('a transaction in which an error was swallowed is rolled back and rejected', async () => {
  const swallowing = database.transaction(async (tx) => {
    await insert(1, tx)
    await insert(1, tx).catch(() => {})
  })
  await expect(swallowing).rejects.toThrow('rolled back')
  expect(await ids()).toEqual([])
})

test('a transaction that stays open too long is rolled back, and the next one runs', async () => {
  const stuck = database.transaction(
    async (tx) => {
      await insert(1, tx)
      await new Promise(() => {})
    },
    { transactionMs: 200 },
  )
  const behind = database.transaction((tx) => insert(2, tx))
  await expect(stuck).rejects.toThrow('longer than 0.2 seconds')
  await behind
  expect(await ids()).toEqual([2])
})

test('a transaction rejects statements after its end', async () => {
  let stored: Queryable | undefined
  await database.transaction(async (tx) => {
    stored = tx
  })
  await expect(stored?.query({ text: 'select 1' })).rejects.toThrow('has ended')
})

test('concurrent transactions and statements do not mix', async () => {
  const transactions = Array.from({ length: 20 }, (_, index) =>
    database.transaction(async (tx) => {
      await insert(index * 2, tx)
      await insert(index * 2 + 1, tx)
      if (index % 2) throw new Error('odd')
    }),
  )
  const singles = Array.from({ length: 20 }, (_, index) => insert(100 + index))
  const results = await Promise.allSettled(transactions)
  await Promise.all(singles)
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  const even = Array.from({ length: 10 }, (_, index) => [index * 4, index * 4 + 1]).flat()
  expect(await ids()).toEqual([...even, ...Array.from({ length: 20 }, (_, index) => 100 + index)])
})

test('statements of one transaction may be sent concurrently', async () => {
  await database.transaction((tx) => Promise.all([insert(1, tx), insert(2, tx), insert(3, tx)]))
  expect(await ids()).toEqual([1, 2, 3])
})

test('brief reads of one moment have the rows of their own statements, and a failing one does not affect others', async () => {
  const reads = Array.from({ length: 50 }, (_, index) =>
    database.query<{ got: number; process: number }>({
      text: `select 10 / ($1::int - 7) as "sum", $1::int as "got", pg_backend_pid() as "process"`,
      values: [index],
      name: 'brief_division',
      isBrief: true,
    }),
  )
  const outcomes = await Promise.allSettled(reads)
  const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))
  expect(failed).toEqual([7])
  const rows = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  expect(rows.map(({ got }) => got)).toEqual(reads.map((_, index) => index).filter((index) => index !== 7))
  expect(new Set(rows.map((row) => row.process)).size).toBeLessThan(5)
  expect(outcomes[7]).toMatchObject({ reason: { code: '22012' } })
})

test('a brief read in a transaction sees the changes of the transaction', async () => {
  const text = 'select count(*)::int as count from pairs'
  await database.transaction(async (tx) => {
    await insert(1, tx)
    expect(await tx.query({ text, isBrief: true })).toEqual([{ count: 1 }])
  })
  expect(await database.query({ text, isBrief: true })).toEqual([{ count: 1 }])
})

test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'PostgreSQL does not compile statements, which takes far longer than to run those of an overview',
  async () => {
    expect(await database.query({ text: 'show jit' })).toEqual([{ jit: 'off' }])
  },
)
