// Proves a change in under two minutes: npm run check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-stamp.mjs'
import { ensureInstalled } from './install.mjs'
import { runTasks, summarise } from './tasks.mjs'

const linted = [
  'src',
  'server',
  'tests',
  'bench',
  'scripts',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]

/** @param {string} path of a tool's command in node_modules */
const tool = (path) => join(root, 'node_modules', path)

/** @returns {import('./tasks.mjs').Task[]} the longest first */
function checks() {
  const folders = linted.filter((path) => existsSync(join(root, path)))
  return [
    { name: 'unit tests', command: [tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--silent'] },
    {
      name: 'formatting',
      command: [tool('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level=warn', '.'],
    },
    { name: 'types', command: [tool('typescript/bin/tsc'), '--noEmit'] },
    { name: 'lint', command: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...folders] },
    { name: 'directions', command: [join(root, 'scripts/directions.mjs')] },
  ]
}

process.chdir(root)
await ensureInstalled(root)
const isFine = summarise('Checks', await runTasks(checks(), 2))
process.exit(isFine ? 0 : 1)
