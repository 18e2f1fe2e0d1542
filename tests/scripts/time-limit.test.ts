import { resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { run } from '../../scripts/run.mjs'
import { isTimeOver, limitTime } from '../../scripts/test/time-limit.mjs'

const startedWith = process.env['TESTS_END']
afterEach(() => {
  if (startedWith === undefined) delete process.env['TESTS_END']
  else process.env['TESTS_END'] = startedWith
})

it('the time is over after the minutes of the limit, and never without one', () => {
  delete process.env['TESTS_END']
  expect(isTimeOver()).toBe(false)
  limitTime(1)
  expect(isTimeOver()).toBe(false)
  limitTime(-1)
  expect(isTimeOver()).toBe(true)
})

it.each(['--minutes', '--minutes=', '--minutes=soon', '--minutes=-1'])('%s is refused', async (option) => {
  const { code, output } = await run(process.execPath, [resolve('scripts/test/run.mjs'), option], {
    quiet: true,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^--minutes needs a whole number/)
})
