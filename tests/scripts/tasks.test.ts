import { describe, expect, it, vi } from 'vitest'
import { countIn, runTasks, summarise } from '../../scripts/tasks.mjs'

const node = (name: string, code: string) => ({ name, command: ['-e', code] })

describe('tasks', () => {
  it('keep their order, and show what a failed one said', async () => {
    const shown = vi.spyOn(console, 'error').mockReturnValue()
    const outcomes = await runTasks(
      [node('slow', 'setTimeout(() => undefined, 200)'), node('bad', 'console.log("why"); process.exit(3)')],
      2,
    )
    expect(outcomes.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['slow', 'passed'],
      ['bad', 'failed'],
    ])
    expect(shown.mock.lastCall?.[0]).toContain('why')
  })

  it('are fine when none has failed', () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const outcome = { name: 'a', seconds: 1, note: '' }
    expect(
      summarise('Both', [
        { ...outcome, verdict: 'passed' },
        { ...outcome, verdict: 'skipped' },
      ]),
    ).toBe(true)
    expect(
      summarise('Both', [
        { ...outcome, verdict: 'passed' },
        { ...outcome, verdict: 'failed' },
      ]),
    ).toBe(false)
  })
})

describe('the number of tests', () => {
  it.each([
    ['\u001b[2m      Tests \u001b[22m 4 failed | 93 passed (97)\n', '4 failed | 93 passed'],
    ['\n  1 failed\n    tests/e2e/a.spec.ts:3:1 › it\n  28 passed (4.6m)\n', '1 failed | 28 passed'],
    ['All is well.', ''],
  ])('is read from what was said', (output, count) => {
    expect(countIn(output)).toBe(count)
  })
})
