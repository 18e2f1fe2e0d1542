import { expect } from 'vitest'
import { createApp, type AppOptions, type ServerApp } from '#server/lifecycle/app'
import { startSession } from '#server/features/auth/account'
import { quoted } from '#server/db/tables/columns'
import { withoutWords } from '#server/db/tables/search-words'
import type { Queryable } from '#server/base/database'
import { programWriter, type Writer } from '#server/write/context'
import { create } from '#server/write/create'
import { roles, type Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { testDatabase, type TestDatabase } from '#tests/support/database'
import { clientOf, type Client } from './client'
import { statementsOf } from '../database/tables'
import type { Declared } from './declared'

/** A user with an open session. */
export interface Person {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly token: string
  readonly client: Client
}

/** A row of a table. */
export type Stored = { id: string; version: number } & Record<string, unknown>

/** A server with its own database, and one user of each role. */
export interface World {
  readonly app: App
  readonly database: TestDatabase
  readonly server: ServerApp
  readonly people: Readonly<Record<Role, Person>>
  readonly anonymous: Client
  /** Writes as the system, to which no access rule applies. */
  readonly writer: () => Writer
  /** The internal errors that the server has logged; empty if all is well. */
  readonly failures: readonly string[]
  close(): Promise<void>
}

/** Options of the server of a world. */
type ServerOptions = Pick<
  AppOptions,
  | 'contents'
  | 'fileLimits'
  | 'importLimits'
  | 'smtpUrl'
  | 'mailFrom'
  | 'pushServices'
  | 'calendarSources'
  | 'mailSources'
  | 'secretKey'
  | 'publicUrl'
>

/** Creates a world from declared resources; those that are not of the application get their tables first. */
export async function createWorld(declared: Declared, more: ServerOptions = {}): Promise<World> {
  return worldOn(await testDatabase(await statementsOf(declared)), declared, createPerson, more)
}

/** Creates a world on a database that has the tables; `personOf` returns the user of a role. */
export async function worldOn(
  database: TestDatabase,
  declared: Declared,
  personOf: (server: ServerApp, role: Role) => Promise<Person>,
  more: ServerOptions = {},
): Promise<World> {
  const failures: string[] = []
  const server = await createApp({
    database,
    resources: declared,
    ...more,
    log: (line) => failures.push(line),
  })
  const writer = () => writerOf(server)
  const people = {} as Record<Role, Person>
  for (const role of roles) people[role] = await personOf(server, role)
  return {
    app: declared.app,
    database,
    server,
    people,
    anonymous: clientOf(server),
    writer,
    failures,
    async close() {
      await server.close()
      await database.close()
      expect(failures, 'the server failed without meaning to').toEqual([])
    },
  }
}

const writerOf = ({ services }: ServerApp): Writer => programWriter(services)

let accounts = 0

/** Creates a user and a session. */
export async function createPerson(server: ServerApp, role: Role): Promise<Person> {
  const users = server.services.app.users as AnyResource
  const email = `${role}${++accounts}@people.example`
  const account = { displayName: `A ${role}`, firstName: 'A', lastName: role, email, role }
  const { id } = await create(writerOf(server), users, account)
  const { accessToken } = await startSession(server.services, { id, role }, 'en', undefined)
  return { id, role, email, token: accessToken, client: clientOf(server, accessToken) }
}

/** Creates several users, one after the other, in the order of their roles. */
export async function createPeople<const Roles extends readonly Role[]>(
  server: ServerApp,
  ...wanted: Roles
): Promise<{ [Place in keyof Roles]: Person }> {
  const made: Person[] = []
  for (const role of wanted) made.push(await createPerson(server, role))
  return made as { [Place in keyof Roles]: Person }
}

/** Every row of a resource, regardless of access, in and out of the trash. */
export async function storedRows(world: World, resource: AnyResource): Promise<Stored[]> {
  const rows = await world.database.query<Stored>({
    text: `select * from ${quoted(resource.name)} order by "id"`,
  })
  return rows.map((row) => withoutWords(resource, row))
}

/** One row of a resource; undefined if it does not exist. */
export async function storedRow(
  world: World,
  resource: AnyResource,
  id: string,
): Promise<Stored | undefined> {
  const [row] = await world.database.query<Stored>({
    text: `select * from ${quoted(resource.name)} where "id" = $1`,
    values: [id],
  })
  return row && withoutWords(resource, row)
}

/** The number of change entries: all, of one resource, or of some of its records. */
export function changeLogLength(
  world: World,
  resource?: string,
  records?: readonly string[],
): Promise<number> {
  if (resource === undefined) return entriesCounted(world, 'true', [])
  return records
    ? entriesCounted(world, '"resource" = $1 and "record" = any($2::uuid[])', [resource, records])
    : entriesCounted(world, '"resource" = $1', [resource])
}

/** The id of the last change entry, after which `entriesSince` counts. */
export async function lastEntry({ database }: World): Promise<number> {
  const rows = await database.query<{ id: number }>({
    name: 'last_entry',
    text: 'select "id" from "changes" order by "id" desc limit 1',
  })
  return rows[0]?.id ?? 0
}

/** The number of change entries of a record after another entry. */
export const entriesSince = (world: World, last: number, resource: string, record: string): Promise<number> =>
  entriesCounted(world, '"resource" = $1 and "record" = $2 and "id" > $3', [resource, record, last])

async function entriesCounted({ database }: World, which: string, values: unknown[]): Promise<number> {
  const text = `select count(*) as count from "changes" where ${which}`
  const [row] = await database.query<{ count: number }>({ text, values })
  return Number(row?.count)
}

/** Opens the connections of twenty simultaneous calls: on a busy machine this takes longer than a call may wait. */
export async function warmUp({ database }: { database: Queryable }): Promise<void> {
  const open = () =>
    Promise.all(Array.from({ length: 20 }, () => database.query({ text: 'select pg_sleep(0.05)' })))
  await open().catch(open)
}
