import type { PgTable } from 'drizzle-orm/pg-core'
import { app } from '../../src/resources/app'
import * as system from './system'
import { tablesOf } from './tables'

/** Every table of the database, as the declarations and the system ask for them. */
export const schema: Record<string, PgTable> = {
  ...system,
  ...tablesOf(app),
}
