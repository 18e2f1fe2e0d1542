import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build-stamp.mjs'

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

/** What is known of the types of unchanged files. */
const types = join(root, '.cache/types.tsbuildinfo')
/** Which files are formatted. Beside the packages, copies of the project that share these would replace each other's. */
const formatted = join(root, '.cache/prettier.json')

/** @param {string} path of a tool's command in node_modules */
export const tool = (path) => join(root, 'node_modules', path)

/**
 * The checks that need no server, the slowest first.
 * @returns {import('../tasks.mjs').Task[]}
 */
export function checks() {
  const folders = linted.filter((path) => existsSync(join(root, path)))
  return [
    vitest('unit tests', 'unit'),
    {
      name: 'formatting',
      command: [
        tool('prettier/bin/prettier.cjs'),
        '--check',
        ...['--cache', `--cache-location=${formatted}`],
        ...['--log-level=warn', '.'],
      ],
    },
    {
      name: 'types',
      command: [
        tool('typescript/bin/tsc'),
        ...['--noEmit', '--incremental', '--tsBuildInfoFile', types],
        // Several would each check the types that the others also need, while other checks use the processors.
        ...['--checkers', '1'],
      ],
    },
    { name: 'lint', command: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...folders] },
    { name: 'directions', command: [join(root, 'scripts/directions.mjs')] },
  ]
}

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 * @param {string[]} [options]
 * @returns {import('../tasks.mjs').Task}
 */
export function vitest(name, project, options = []) {
  const reporters = ['default', join(root, 'scripts/test/reporters/vitest-reporter.mjs')]
  return {
    name,
    command: [
      tool('vitest/vitest.mjs'),
      'run',
      ...['--project', project, '--silent=passed-only'],
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      ...options,
    ],
  }
}
