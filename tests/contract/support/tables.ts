import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../server/db/database'
import { tablesOf } from '../../../server/db/tables'
import { app as own } from '../../../src/resources/app'
import type { App } from '../../../src/define/app'
import type { Declared } from './declared'

/** The statements that make the tables of an app beside those that stand already. */
export async function statementsFor(
  tables: Record<string, PgTable>,
  standing: Record<string, PgTable> = {},
): Promise<string[]> {
  const before = generateDrizzleJson(standing)
  return generateMigration(before, generateDrizzleJson(tables, before.id))
}

/** Makes the tables of declarations that are not the program's own, in a database that has the program's. */
export async function createTables(database: Queryable, { app }: Declared): Promise<void> {
  if (app === own) return
  const shared: App = Object.fromEntries(Object.entries(app).filter(([name]) => name in own))
  for (const text of await statementsFor(tablesOf(app), tablesOf(shared))) await database.query({ text })
}
