import { join } from 'node:path'
import { root } from '../build-stamp.mjs'
import { step } from '../progress.mjs'
import { announceTask, runTasks, skipped, summarise } from '../tasks.mjs'
import { importTypeScript } from '../typescript.mjs'
import { checks, tool, vitest } from './checks.mjs'

const noPostgres = 'PostgreSQL is not installed here (Debian: apt-get install postgresql).'
const noBuild = 'there is no build.'

/** Runs everything in turn, whatever fails before it, and answers whether all of it passed. */
export async function testAll() {
  const outcomes = [
    ...(await step('Checks', () => runTasks(checks(), 2))),
    await announceTask(vitest('test support', 'support')),
    await announceTask(vitest('contract, embedded', 'contract')),
    await contractOnPostgres(),
    await announceTask(vitest('components', 'component')),
    ...(await testsOfBuild()),
  ]
  return summarise('Tests', outcomes)
}

async function contractOnPostgres() {
  const name = 'contract, PostgreSQL'
  return (await hasPostgres()) ? announceTask(vitest(name, 'contract-postgres')) : skipped(name, noPostgres)
}

async function hasPostgres() {
  const { findPostgres } = await importPrograms()
  return findPostgres() !== undefined
}

/** @returns {Promise<{ findPostgres: () => string | undefined }>} */
function importPrograms() {
  return importTypeScript(root, join(root, 'tests/support/postgres-programs.ts'))
}

async function testsOfBuild() {
  const build = await announceTask({ name: 'build', command: [join(root, 'scripts/build.mjs')] })
  if (build.verdict === 'failed') return [build, skipped('faults', noBuild), skipped('browser', noBuild)]
  const faults = await announceTask(vitest('faults', 'faults'))
  // Those that need one are left out by themselves; that is said like any other.
  const left = (await hasPostgres()) ? [] : [skipped('faults, PostgreSQL', noPostgres)]
  const browser = await announceTask({ name: 'browser', command: [tool('@playwright/test/cli.js'), 'test'] })
  return [build, faults, ...left, browser]
}
