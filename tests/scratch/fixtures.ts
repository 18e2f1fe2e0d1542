import { test as base } from '../e2e/fixtures'
import { startServer, type TestServer } from '../support/server'
import { copyProgram, type Copy } from './copy'
import { documentedResource, type Documented } from './documented'
import { addFeature, addPublishedScreens, addVisits } from './features'

/** A copy of the program with one resource and the published screens more, migrated and built. */
export interface Scratch extends Copy {
  readonly resource: Documented
  /** What the migration script has said. */
  readonly migrated: string
  /** The names of the migrations that were there before. */
  readonly migrations: readonly string[]
}

/** The browser's test, whose server is a copy of the program to which a newcomer has added the documented
 * resource and screens of refine's documentation. */
export const test = base.extend<object, { scratch: Scratch; scratchServer: TestServer }>({
  scratch: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, provide) => {
      const copy = copyProgram()
      const resource = documentedResource()
      const migrations = copy.files('migrations')
      addFeature(copy, resource)
      addPublishedScreens(copy)
      const migrated = await copy.run('scripts/migration.mjs', resource.name)
      addVisits(copy)
      await copy.run('scripts/migration.mjs', 'visits')
      await copy.run('scripts/build.mjs')
      await provide({ ...copy, resource, migrated, migrations })
      copy.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  scratchServer: [
    async ({ scratch }, provide) => {
      const server = await startServer({ root: scratch.folder })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ scratchServer }, provide) => provide(scratchServer),
})

export { expect, signIn } from '../e2e/fixtures'
