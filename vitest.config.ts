import react from '@vitejs/plugin-react'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { discoverFeatures } from './scripts/discover.mjs'
import { LongestFirst } from './tests/support/longest-first.mjs'
import { engineContracts } from './tests/support/engine-contracts.mjs'
import { temporaryFoldersInMemory } from './tests/support/memory-folder.mjs'

/** Tests that start databases and servers take their time on a slow machine, and fight when all run at once. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }
/** Their files run one after the other in the same processes, so that what they load is loaded once. */
const shared = { isolate: false }
/** One file after the other, and after all files of other projects: they measure how fast the server answers. */
const alone = { fileParallelism: false, maxWorkers: 1, sequence: { groupOrder: 1 } }
/** Import paths such as `#define`, as tsconfig.json says. */
const resolve = { tsconfigPaths: true }
const embedded = { globalSetup: 'tests/support/template-setup.ts' }
/** Unit tests that take many seconds: thousands of random cases, large files, processes and sockets. */
const long = ['{src,server,tests}/**/*.long.test.ts']
/** Component tests that replace modules or load them again. */
const isolated = ['{src,tests}/**/*.isolated.test.tsx']
const measured = ['tests/faults/measured/*.test.ts']
const contract = ['tests/contract/**/*.test.ts', 'tests/support/database.test.ts']

/** A project of component tests. */
const component = (test: NonNullable<UserWorkspaceConfig['test']>): UserWorkspaceConfig => ({
  plugins: [react()],
  // As Node itself resolves, so that nothing is there twice.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'development|production'] } },
  resolve,
  test: {
    environment: './tests/support/jsdom-on-node.ts',
    setupFiles: ['tests/support/shared-process.ts', 'tests/component/support/teardown.ts'],
    ...embedded,
    // Their builds for Node mix module systems; inlined, vite resolves them as the browser does.
    server: { deps: { inline: [/@refinedev\//, /@mui\//] } },
    ...patient,
    ...test,
  },
})

discoverFeatures(import.meta.dirname)

export default defineConfig({
  test: {
    // Vitest takes the sequencer from here alone, and not from a project.
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/{directions,scripts,docs}/**/*.test.ts',
          ],
          exclude: long,
          setupFiles: 'tests/support/shared-process.ts',
          maxWorkers: 2,
          ...shared,
        },
      },
      { resolve, test: { name: 'unit-long', testTimeout: 60_000, include: long, maxWorkers: 2 } },
      {
        resolve,
        test: { name: 'support', include: ['tests/support/{browser,postgres}.test.ts'], ...patient },
      },
      {
        resolve,
        test: { name: 'contract', include: contract, ...embedded, ...patient, ...shared },
      },
      {
        resolve,
        test: {
          name: 'contract-postgres',
          include: engineContracts,
          env: { TEST_ENGINE: 'postgres', ...temporaryFoldersInMemory() },
          globalSetup: ['tests/support/memory-setup.ts', 'tests/support/postgres-setup.ts'],
          ...patient,
          ...shared,
        },
      },
      component({
        name: 'component',
        include: ['tests/component/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'],
        exclude: isolated,
        ...shared,
      }),
      component({ name: 'component-isolated', include: isolated }),
      {
        resolve,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          env: temporaryFoldersInMemory(),
          globalSetup: ['tests/support/template-setup.ts', 'tests/support/memory-setup.ts'],
          ...patient,
        },
      },
      {
        resolve,
        test: {
          name: 'faults-measured',
          include: measured,
          globalSetup: 'tests/support/prepare-data.ts',
          ...patient,
          ...alone,
        },
      },
    ],
  },
})
