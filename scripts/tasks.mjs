import { endWith, step } from './progress.mjs'
import { run } from './run.mjs'

/**
 * A named command of Node.
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Task
 * @typedef {{ name: string, verdict: 'passed' | 'failed' | 'skipped', seconds: number, note: string }} Outcome
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
  return { name, seconds, verdict: code === 0 ? 'passed' : 'failed', note: countIn(output) }
}

/**
 * Runs one task and says so, for those that take their time.
 * @param {Task} task
 */
export function announceTask(task) {
  return step(task.name, () => runTask(task))
}

/**
 * What a task that could not be run leaves in the summary.
 * @param {string} name
 * @param {string} note why not
 * @returns {Outcome}
 */
export function skipped(name, note) {
  console.warn(`\n── ${name} SKIPPED: ${note} ──\n`)
  return { name, verdict: 'skipped', seconds: 0, note }
}

/**
 * How many tests vitest or Playwright say they have run.
 * @param {string} output
 */
export function countIn(output) {
  // oxlint-disable-next-line no-control-regex -- The escape is how colours begin.
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const ofVitest = /^\s*Tests\s+(.*?)(?: \(\d+\))?$/m.exec(plain)?.[1]
  const ofPlaywright = [...plain.matchAll(/^ {2}(\d+ (?:failed|flaky|did not run|skipped|passed))/gm)]
  return ofVitest ?? ofPlaywright.map((match) => match[1]).join(' | ')
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
    console.log(`  ${name.padEnd(width)}  ${verdict}  ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd())
  }
  return outcomes.every(({ verdict }) => verdict !== 'failed')
}

/**
 * Ends the process with the verdict, or with what went wrong before there was one.
 * @param {() => Promise<boolean>} work
 */
export async function exitWith(work) {
  try {
    process.exit((await work()) ? 0 : 1)
  } catch (error) {
    endWith(error)
  }
}
