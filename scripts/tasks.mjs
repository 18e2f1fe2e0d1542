import { endWith, seconds } from './progress.mjs'
import { run } from './run.mjs'
import { followTask } from './test/follow-task.mjs'
import { countIn, failuresIn, withoutPassed } from './test-output.mjs'

/**
 * A named command of Node.
 * @typedef {{ name: string, command: string[], env?: Record<string, string> }} Task
 * @typedef {{ name: string, verdict: 'passed' | 'failed' | 'skipped', seconds: number, note: string, failures?: string[], flaky?: string[], leftOut?: string[] }} Outcome
 */

/**
 * Runs at most `lanes` tasks concurrently, and prints the output of each one that fails.
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
      const [index, task] = next
      outcomes[index] = await runTask(task)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** @param {Task} task @returns {Promise<Outcome>} */
async function runTask({ name, command, env }) {
  const since = performance.now()
  const { onMessage, flaky, leftOut, stop } = followTask(name)
  const { code, output } = await run(process.execPath, command, { env, quiet: true, onMessage })
  stop()
  const outcome = { name, seconds: (performance.now() - since) / 1000, note: countIn(output), flaky, leftOut }
  if (code === 0) return { ...outcome, verdict: 'passed' }
  console.error(`\n── ${name} ──\n${withoutPassed(output)}`)
  return { ...outcome, verdict: 'failed', failures: failuresIn(output) }
}

/**
 * Runs one task and prints its name and result; for tasks that take long.
 * @param {Task} task
 */
export async function announceTask(task) {
  const since = performance.now()
  console.log(task.name)
  const outcome = await runTask(task)
  console.log(`  ${task.name}: ${outcome.verdict} in ${seconds(since)}`)
  return outcome
}

/**
 * The outcome of a task that could not be run.
 * @param {string} name
 * @param {string} note why not
 * @returns {Outcome}
 */
export function skipped(name, note) {
  console.warn(`\n── ${name} SKIPPED: ${note} ──\n`)
  return { name, verdict: 'skipped', seconds: 0, note }
}

/**
 * Prints one line for each outcome and below them the failures, so that they are at the end of a long log. Returns
 * whether no task has failed.
 * @param {string} title
 * @param {Outcome[]} outcomes
 */
export function summarise(title, outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, verdict, seconds, note } of outcomes) {
    console.log(`  ${name.padEnd(width)}  ${verdict}  ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd())
  }
  for (const { name, failures = [] } of outcomes)
    if (failures.length > 0) console.log(`\n── ${name} ──\n${failures.join('\n')}`)
  list(
    'Flaky, passed only when run again',
    outcomes.flatMap(({ flaky = [] }) => flaky),
  )
  list(
    'Not run, because the time of the run was over',
    outcomes.flatMap(({ leftOut = [] }) => leftOut),
  )
  return outcomes.every(({ verdict }) => verdict !== 'failed')
}

/** @param {string} title @param {string[]} names */
function list(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n  ${names.join('\n  ')}`)
}

/**
 * Exits the process with 0 if the work returns true, else with 1; prints an error that it throws.
 * @param {() => Promise<boolean>} work
 */
export async function exitWith(work) {
  try {
    process.exit((await work()) ? 0 : 1)
  } catch (error) {
    endWith(error)
  }
}
