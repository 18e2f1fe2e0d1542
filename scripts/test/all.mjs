import { join } from 'node:path'
import { root } from '../build-stamp.mjs'
import { seconds } from '../progress.mjs'
import { announceTask, runTasks, skipped, summarise } from '../tasks.mjs'
import { importTypeScript } from '../typescript.mjs'
import { affectedBy, changedFiles } from './affected.mjs'
import { checks, tool, vitest } from './checks.mjs'

/** @typedef {import('./affected.mjs').Affected} Affected */
/** @typedef {import('../tasks.mjs').Task} Task */
/** @typedef {import('../tasks.mjs').Outcome} Outcome */

const noPostgres = 'PostgreSQL is not installed here (Debian: apt-get install postgresql).'
const noBuild = 'there is no build.'
const smallestBench = ['--engine', 'embedded', '--size', '200', '--rounds', '1', '--connections', '2']

/**
 * Runs all tests one part after the other, even after failures, and returns whether all have passed.
 * @param {string} [since] a commit: runs only the tests that changes since then can affect
 */
export async function testAll(since) {
  const start = performance.now()
  const affected = since === undefined ? undefined : affectedBy(changedFiles(since))
  const outcomes = [
    ...(await checksTogether()),
    ...(await testsOfSources(affected, since)),
    ...(await testsOfBuild(affected, since)),
  ]
  const hasPassed = summarise('Tests', outcomes)
  console.log(`\nAll of it took ${seconds(start)}.`)
  return hasPassed
}

async function checksTogether() {
  console.log('Checks')
  return runTasks([...checks(), vitest('long unit tests', 'unit-long')], 2)
}

/** @param {Affected} [affected] @param {string} [since] */
async function testsOfSources(affected, since) {
  const ofModules = since === undefined || affected?.contract === 'all' ? [] : [`--changed=${since}`]
  const changed = [...ofModules, '--passWithNoTests']
  const outcomes = [
    await announceTask(vitest('test support', 'support', changed)),
    await announceTask(vitest('contract, embedded', 'contract', changed)),
    await contractOnPostgres(changed),
  ]
  if (affected?.component !== false)
    outcomes.push(await announceTask(vitest('components', 'component*', changed)))
  return outcomes
}

/** @param {string[]} changed */
async function contractOnPostgres(changed) {
  const name = 'contract, PostgreSQL'
  if (await hasPostgres()) return announceTask(vitest(name, 'contract-postgres', changed))
  return skipped(name, noPostgres)
}

async function hasPostgres() {
  const { findPostgres } = await importPrograms()
  return findPostgres() !== undefined
}

/** @returns {Promise<{ findPostgres: () => string | undefined }>} */
function importPrograms() {
  return importTypeScript(root, join(root, 'tests/support/postgres-programs.ts'))
}

/** @param {Affected} [affected] @param {string} [since] @returns {Promise<Outcome[]>} */
async function testsOfBuild(affected, since) {
  const tasks = tasksOfBuild(affected, since)
  if (tasks.length === 0) return []
  const build = await announceTask({ name: 'build', command: [join(root, 'scripts/build.mjs')] })
  if (build.verdict === 'failed') return [build, ...tasks.map(({ name }) => skipped(name, noBuild))]
  const outcomes = [build]
  for (const task of tasks) outcomes.push(await announceTask(task))
  // Tests that need PostgreSQL skip themselves; the summary lists them as skipped.
  if (!(await hasPostgres())) outcomes.push(skipped('faults, PostgreSQL', noPostgres))
  return outcomes
}

/** @param {Affected} [affected] @param {string} [since] @returns {Task[]} */
function tasksOfBuild(affected, since) {
  const bench = join(root, 'scripts/bench.mjs')
  const server = [bench, '--server', ...smallestBench, '--seconds', '0.2']
  const rows = [bench, '--rows', '--engine', 'embedded', '--size', '200']
  return [
    ...(affected?.faults === false ? [] : [vitest('faults', 'faults', ['--project', 'faults-measured'])]),
    ...(affected?.bench === false
      ? []
      : [
          { name: 'bench, its smallest run', command: server },
          { name: 'bench of many rows, its smallest run', command: rows },
        ]),
    ...(affected?.browser === false ? [] : [browserTests(affected?.specs ?? [], since)]),
  ]
}

/** @param {Affected['specs']} specs @param {string} [since] @returns {Task} */
function browserTests(specs, since) {
  const chosen = specs === 'changed' ? [`--only-changed=${since}`, '--pass-with-no-tests'] : specs
  return { name: 'browser', command: [tool('@playwright/test/cli.js'), 'test', ...chosen] }
}
