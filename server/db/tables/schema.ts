import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { App } from '#define/app'
import { app } from '#resources/app'
import * as system from './system'
import { tablesOf } from './tables'

/**
 * Every table of the database: those of the declarations and the system tables.
 * @throws Error where a resource has the name of a system table and is not managed by the system.
 */
export function schemaOf(declared: App): Record<string, PgTable> {
  for (const table of Object.values(system))
    if (Object.hasOwn(declared, getTableName(table)) && declared[getTableName(table)]?.managedBy !== 'system')
      throw new Error(`${getTableName(table)}: a table of the system has this name already`)
  return { ...system, ...tablesOf(declared) }
}

export const schema: Record<string, PgTable> = schemaOf(app)
