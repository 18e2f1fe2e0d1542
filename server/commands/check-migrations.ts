import { app } from '#resources/app'
import { schema } from '../db/tables/schema'
import { declaredState, requireMigrations } from '../db/migrations/declared-state'
import { paths } from '../base/paths'

/** Exits with a message if a migration is missing; runs before the build and before the development server. */
try {
  requireMigrations(paths.migrations, declaredState(app, schema))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
