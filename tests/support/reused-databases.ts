import { DatabaseUnavailable } from '#server/base/database'
import { readTables, restoreTables, type TableContents } from './table-contents'
import type { TestDatabase } from './database'

/** A database that a test has closed, with its contents before that test. */
interface Idle {
  readonly key: string
  readonly database: TestDatabase
  readonly initial: TableContents
}

/** Each idle database needs about 100 MB of memory. */
const maxIdle = 3
const idle: Idle[] = []

/**
 * An embedded database for one test. Starting one takes two seconds of CPU time, so a database that an earlier test
 * of this process has closed is emptied and reused, unless that test changed the schema.
 *
 * @param key identifies the schema
 * @param create creates a new database with that schema
 */
export async function reusedDatabase(
  key: string,
  create: () => Promise<TestDatabase>,
): Promise<TestDatabase> {
  const found = idle.findIndex((item) => item.key === key)
  const [candidate] = found < 0 ? [] : idle.splice(found, 1)
  if (candidate && (await restored(candidate))) return returning(candidate)
  const database = await create()
  return returning({ key, database, initial: await readTables(database) })
}

async function restored({ database, initial }: Idle): Promise<boolean> {
  const isRestored = await restoreTables(database, initial).catch(() => false)
  if (!isRestored) await database.close()
  return isRestored
}

/** Wraps the database: closing it makes it idle, and later statements are rejected, so that they never affect another test. */
function returning(item: Idle): TestDatabase {
  const { database } = item
  let isClosed = false
  const requireOpen = () => {
    if (isClosed) throw new DatabaseUnavailable('The database is closed.')
  }
  return {
    engine: database.engine,
    async query(statement) {
      requireOpen()
      return database.query(statement)
    },
    async transaction(work, options) {
      requireOpen()
      return database.transaction(work, options)
    },
    async close() {
      if (isClosed) return
      isClosed = true
      idle.unshift(item)
      for (const { database: oldest } of idle.splice(maxIdle)) await oldest.close()
    },
  }
}
