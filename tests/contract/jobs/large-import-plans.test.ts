import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import type { Database, Queryable, Statement } from '#server/base/database'
import { unwatched } from '#server/base/progress'
import { runLarge } from '#server/features/import/large/run-large'
import { takeUpload } from '#server/features/import/large/start-upload'
import { writerFor } from '#server/write/context'
import { create } from '#server/write/create'
import { whole } from '../support/worlds/declared'
import { largeFiles } from '../support/worlds/large-file'
import { scannedTables } from '../support/database/plan'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(whole)
  await create(world.writer(), world.app['categories'] as AnyResource, { name: 'Readers' })
  await files().run(csv('many', 5000))
  await world.database.query({ text: 'analyze' })
})
afterAll(() => world.close())

const files = () => largeFiles(world.people.admin.client)
const csv = (prefix: string, count: number) =>
  new TextEncoder().encode(
    `Name,Product code,Category,Price\n${Array.from({ length: count }, (_, index) => `${prefix} ${index},${prefix}-${index},Readers,10\n`).join('')}`,
  )

/** A database that collects the statements that it runs, in and out of transactions. */
function recorded(database: Database, statements: Statement[]): Database {
  const noted = (queryable: Queryable): Queryable => ({
    query: (statement) => {
      statements.push(statement)
      return queryable.query(statement)
    },
  })
  return {
    ...noted(database),
    engine: database.engine,
    transaction: (work, options) => database.transaction((tx) => work(noted(tx)), options),
    close: () => database.close(),
  }
}

/** The statements of the import of a file. */
async function statementsOf(bytes: Uint8Array<ArrayBuffer>, key?: string): Promise<Statement[]> {
  const batch = await files().upload(bytes, key === undefined ? {} : { key })
  const { id: userId } = world.people.admin
  const statements: Statement[] = []
  const caller = { userId, sessionId: null, role: 'admin', language: 'en' } as const
  const plain = { ...writerFor(world.server.services, caller), batch }
  const writer = { ...plain, database: recorded(plain.database, statements) }
  const resource = world.app['products'] as AnyResource
  const job = await takeUpload(writer, resource)
  if (!job) throw new Error('The upload was not taken')
  await runLarge({ writer, resource, job, watch: unwatched })
  return statements
}

it('no statement of a batch reads a whole table, and their number depends on the rows alone', async () => {
  const created = await statementsOf(csv('more', 20))
  const updated = await statementsOf(csv('many', 20), 'code')
  const large = ['products', 'changes', 'slugs']
  for (const statement of [...created, ...updated]) {
    const scanned = /^\s*(select|insert|update|delete|with)\b/i.test(statement.text)
      ? await scannedTables(world.database, statement).catch(() => [])
      : []
    expect(
      scanned.filter((table) => large.includes(table)),
      statement.text,
    ).toEqual([])
  }
  const again = await statementsOf(csv('again', 20))
  expect(again).toHaveLength(created.length)
})
