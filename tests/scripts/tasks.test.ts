import { describe, expect, it, vi } from 'vitest'
import { runTasks, summarise } from '../../scripts/tasks.mjs'

const node = (name: string, code: string) => ({ name, command: ['-e', code] })

describe('tasks', () => {
  it('keep their order, and print the output of a failed one', async () => {
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

  it('list the failed tests with their errors at the end', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const output = vi.spyOn(console, 'log').mockReturnValue()
    const text = '\\n FAIL  unit a.test.ts > it\\nError: It broke\\n'
    summarise('All', await runTasks([node('bad', `console.log("${text}"); process.exit(1)`)], 1))
    expect(output.mock.lastCall?.[0]).toBe('\n── bad ──\nFAIL  unit a.test.ts > it\n    Error: It broke')
  })

  it('pass if none has failed, even if some were skipped', () => {
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
