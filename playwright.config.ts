import { defineConfig } from '@playwright/test'
import { sharedLaunchOptions } from './tests/support/browser'
import { temporaryFoldersInMemory } from './tests/support/memory-folder.mjs'

const isBusyMachine = Boolean(process.env['CI'])

// A worker has the environment of the process that started it, and reads this file as well.
if (process.env['TEST_WORKER_INDEX'] === undefined) Object.assign(process.env, temporaryFoldersInMemory())

/** The files that concern all areas. */
const general = 'tests/e2e/*.spec.ts'
/** They visit all pages, most of which have tests of their own, so a run with a time limit starts them last. */
const walks = ['axe.spec.ts', 'raw-texts.spec.ts', 'visual.spec.ts'].map((name) => `tests/e2e/${name}`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/e2e/visual/{arg}{ext}',
  // A machine that runs the tests of many projects may be several times slower than the one of a developer.
  timeout: isBusyMachine ? 120_000 : 60_000,
  expect: { timeout: isBusyMachine ? 30_000 : 15_000 },
  // Run again by a new worker, which starts a server of its own: docs/testing.md.
  retries: 1,
  // One of them mostly waits, so that two cores are busy with three.
  workers: 3,
  fullyParallel: false,
  forbidOnly: isBusyMachine,
  globalSetup: './tests/support/prepare-data.ts',
  projects: [
    // The copy of the program is among them, which takes longer than any other file.
    { name: 'general', testMatch: general, testIgnore: walks },
    { name: 'areas', testIgnore: general },
    { name: 'walks', testMatch: walks },
  ],
  reporter: [['list'], ['./scripts/test/reporters/playwright-reporter.mjs']],
  use: {
    launchOptions: await sharedLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace costs an eighth of the time of a test, so only the second try has one.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
