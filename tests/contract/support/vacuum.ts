import { quoted } from '#server/db/tables/columns'
import type { TestDatabase } from '#tests/support/database'
import { runOn } from '#tests/support/postgres-databases'

/**
 * Does what every database does by itself after a while, so that its plans are made from what is there: a table at a
 * time, as the embedded engine ends a statement that takes too long.
 */
export async function vacuum(database: TestDatabase): Promise<void> {
  if (database.url) return runOn(database.url, 'vacuum (analyze)')
  const tables = await database.query<{ name: string }>({
    text: `select tablename as "name" from pg_tables where schemaname = current_schema()`,
  })
  for (const { name } of tables) await database.query({ text: `vacuum (analyze) ${quoted(name)}` })
}
