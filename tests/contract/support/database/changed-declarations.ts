import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMigration } from '#server/db/generate-migration'
import { migrate } from '#server/db/migrate'
import { readOptions, type GivenOptions } from '#server/db/migrations/migration-options'
import { schemaOf } from '#server/db/tables/schema'
import type { App } from '#define/app'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { testDatabase, type TestDatabase } from '#tests/support/database'
import { shapes } from './shape'

/** The app with one changed resource. */
export const withResource = (name: keyof typeof app, change: (resource: AnyResource) => object): App =>
  ({ ...app, [name]: { ...app[name], ...change(app[name] as unknown as AnyResource) } }) as unknown as App

/** The same with other fields; undefined removes a field. */
export const withFields = (name: keyof typeof app, fields: Record<string, AnyFields[string] | undefined>) =>
  withResource(name, (resource) => ({
    fields: Object.fromEntries(
      Object.entries({ ...resource.fields, ...fields }).filter(([, field]) => field !== undefined),
    ),
  }))

/** A copy of the migrations folder, to which more migrations are written. */
export function writing() {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-changed-'))
  cpSync('migrations', folder, { recursive: true })
  return {
    folder,
    /** Writes the next migration and returns its text, or undefined if none is needed. */
    async write(declared: App, given: GivenOptions = {}): Promise<string | undefined> {
      const file = await writeMigration(folder, 'changed', readOptions(given), declared)
      return file && readFileSync(join(folder, file), 'utf8')
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The same with a migrated database. */
export async function migrating() {
  const { folder, write, remove } = writing()
  const database: TestDatabase = await testDatabase()
  return {
    database,
    folder,
    write,
    apply: () => migrate(database, { folder }),
    /** The tables of the database, and those that these declarations create in an empty one. */
    shapes: (declared: App) => shapes(database, schemaOf(declared)),
    async close() {
      await database.close()
      remove()
    },
  }
}
