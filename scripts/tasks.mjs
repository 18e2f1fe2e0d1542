import { run } from './run.mjs'

/**
 * A named command of Node. `times` in the summary are wall time.
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Task
 * @typedef {{ name: string, verdict: 'passed' | 'failed' | 'skipped', seconds: number, note?: string }} Outcome
 */

/**
 * Runs tasks at once, as many as there are `lanes`, and shows the output of each one that fails.
 * @param {Task[]} tasks
 * @param {number} lanes
 * @returns {Promise<Outcome[]>} in the order of the tasks
 */
export async function runTasks(tasks, lanes) {
  const waiting = [...tasks.entries()]
  /** @type {Outcome[]} */
  const outcomes = []
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, task] = next
      outcomes[place] = await runTask(task)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** @param {Task} task @returns {Promise<Outcome>} */
async function runTask({ name, command, env }) {
  const since = performance.now()
  const { code, output } = await run(process.execPath, command, { env, quiet: true })
  const seconds = (performance.now() - since) / 1000
  if (code !== 0) console.error(`\n── ${name} ──\n${output}`)
  return { name, seconds, verdict: code === 0 ? 'passed' : 'failed' }
}

/**
 * Prints one line for each outcome, and answers whether nothing failed.
 * @param {string} title
 * @param {Outcome[]} outcomes
 */
export function summarise(title, outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, verdict, seconds, note } of outcomes) {
    console.log(
      `  ${name.padEnd(width)} ${verdict.padEnd(8)}${seconds.toFixed(1).padStart(7)} s${note ? `  ${note}` : ''}`,
    )
  }
  return outcomes.every(({ verdict }) => verdict !== 'failed')
}
