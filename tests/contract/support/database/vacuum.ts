import { quoted } from '#server/db/tables/columns'
import type { TestDatabase } from '#tests/support/database'
import { runOn } from '#tests/support/postgres-databases'

/**
 * Updates the statistics, which databases do in the background after a while, so that plans match the data: one table
 * at a time, as the embedded engine ends long statements.
 */
export async function vacuum(database: TestDatabase): Promise<void> {
  if (database.url) return runOn(database.url, 'vacuum (analyze)')
  const tables = await database.query<{ name: string }>({
    text: `select tablename as "name" from pg_tables where schemaname = current_schema()`,
  })
  for (const { name } of tables) await database.query({ text: `vacuum (analyze) ${quoted(name)}` })
}
