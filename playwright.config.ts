import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser'

const isBusyMachine = Boolean(process.env['CI'])

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/e2e/visual/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: isBusyMachine,
  reporter: [['list']],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
