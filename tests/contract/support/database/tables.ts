import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type { PgTable } from 'drizzle-orm/pg-core'
import { tablesOf } from '#server/db/tables/tables'
import { app as own } from '#resources/app'
import type { App } from '#define/app'
import type { Declared } from '../worlds/declared'

/** The statements that create the tables of an app in addition to existing ones. */
export async function statementsFor(
  tables: Record<string, PgTable>,
  standing: Record<string, PgTable> = {},
): Promise<string[]> {
  const before = generateDrizzleJson(standing)
  return generateMigration(before, generateDrizzleJson(tables, before.id))
}

const made = new WeakMap<App, Promise<string[]>>()

/** The statements that create the tables of other declarations in addition to those of the application. */
export function statementsOf({ app }: Declared): Promise<string[]> {
  const known = made.get(app) ?? missingTables(app)
  made.set(app, known)
  return known
}

async function missingTables(app: App): Promise<string[]> {
  if (Object.entries(app).every(([name, resource]) => own[name as keyof typeof own] === resource)) return []
  const shared: App = Object.fromEntries(Object.entries(app).filter(([name]) => name in own))
  return statementsFor(tablesOf(app), tablesOf(shared))
}
