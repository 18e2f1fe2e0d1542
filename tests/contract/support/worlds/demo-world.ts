import { createApp, type ServerApp } from '#server/lifecycle/app'
import { startSession } from '#server/features/auth/account'
import { seedDemo } from '#server/lifecycle/fill-demo'
import { roles, type Role } from '#define/access'
import { testDatabase, type TestDatabase } from '#tests/support/database'
import { readTables, writeTables, type TableContents } from '#tests/support/table-contents'
import { clientOf, type Client } from './client'
import { corridor } from './declared'

export interface DemoWorld {
  readonly database: TestDatabase
  readonly server: ServerApp
  /** Signed in as the demo account of each role. */
  readonly clients: Readonly<Record<Role, Client>>
  close(): Promise<void>
}

let seeded: TableContents | undefined

/** A database with the demo data, which is created once in each process and copied for later worlds. */
async function demoDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  if (seeded) await writeTables(database, seeded)
  else {
    await seedDemo({ database })
    seeded = await readTables(database)
  }
  return database
}

/** The application with its demo data. */
export async function createDemoWorld(): Promise<DemoWorld> {
  const database = await demoDatabase()
  const server = await createApp({ database, resources: corridor })
  const clients = {} as Record<Role, Client>
  for (const role of roles) {
    const [person] = await database.query<{ id: string }>({
      text: `select id from users where email = $1`,
      values: [`${role}@corridor.example`],
    })
    const user = { id: String(person?.id), role }
    const { accessToken } = await startSession(server.services, user, 'en', undefined)
    clients[role] = clientOf(server, accessToken)
  }
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { database, server, clients, close }
}
