import { app } from '#resources/app'
import { schema } from '../db/tables/schema'
import { declaredState, requireMigrations } from '../db/migrations/declared-state'
import { paths } from '../base/paths'

/** Ends with a sentence where a migration is missing; the build and the server in development run it first. */
try {
  requireMigrations(paths.migrations, declaredState(app, schema))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
