import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { leftOutReason } from '../../scripts/test/time-limit.mjs'
import { run } from '../../scripts/run.mjs'

const folder = resolve(`.cache/reporter-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const config = `
export default {
  testDir: '.', workers: 1, retries: 1,
  reporter: [['list'], [${JSON.stringify(resolve('scripts/test/reporters/playwright-reporter.mjs'))}]],
}`
/** Tests without a browser; those named flaky pass only when they are retried. */
const spec = (flaky: number, alwaysFails: boolean) => `
import { test } from '@playwright/test'
test('it passes', () => {})
for (let i = 1; i <= ${flaky}; i += 1)
  test('flaky ' + i, () => { if (test.info().retry === 0) throw new Error('not yet\\nsecond line') })
test('it is not started in time', () => { test.skip(true, ${JSON.stringify(leftOutReason)}) })
if (${alwaysFails}) test('it fails', () => { throw new Error('never') })
`

async function runTests(flaky: number, alwaysFails = false) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'playwright.config.js'), config)
  writeFileSync(join(folder, 'a.spec.js'), spec(flaky, alwaysFails))
  const messages: Record<string, unknown>[] = []
  const cli = resolve('node_modules/@playwright/test/cli.js')
  const { code } = await run(
    process.execPath,
    [cli, 'test', '--config', join(folder, 'playwright.config.js')],
    {
      quiet: true,
      onMessage: (message) => messages.push(message as Record<string, unknown>),
    },
  )
  return { code, messages, ofType: (type: string) => messages.filter((item) => item['type'] === type) }
}

describe('a run of browser tests', () => {
  it('passes with two flaky tests, which are listed', async () => {
    const { code, ofType } = await runTests(2)
    expect(code).toBe(0)
    expect(ofType('flaky')[0]?.['names']).toEqual([
      expect.stringMatching(/a\.spec\.js:\d+ › flaky 1$/),
      expect.stringContaining('flaky 2'),
    ])
    expect(ofType('failure')[0]).toMatchObject({ reason: 'Error: not yet', isRetried: true })
    expect(ofType('progress').at(-1)).toEqual({ type: 'progress', files: 1, allFiles: 1, tests: 4 })
    expect(ofType('left-out')).toEqual([
      { type: 'left-out', files: ['.cache/reporter-' + process.pid + '/a.spec.js (1)'] },
    ])
  })

  it('fails with three flaky tests', async () => {
    expect((await runTests(3)).code).toBe(1)
  })

  it('fails with a test that fails twice', async () => {
    const { code, ofType } = await runTests(0, true)
    expect(code).toBe(1)
    expect(ofType('failure').map(({ isRetried }) => isRetried)).toEqual([true, false])
  })
})
