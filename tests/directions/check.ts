import { readFileSync } from 'node:fs'
import { filesOf } from '../../scripts/stamp.mjs'
import { readSource } from './source'
import { findViolations, type Violation } from './violations'

const folders = [
  'src',
  'server',
  'tests',
  'bench',
  'scripts',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]

/** Checks the project in the working directory: prints all violations of the import rules, and fails if there are any. */
export function checkDirections(): void {
  const paths = folders
    .flatMap((folder) => filesOf('.', folder))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  const sources = paths.map((path) => readSource(path, readFileSync(path, 'utf8')))
  const violations = findViolations(sources, declaredPackages())
  for (const violation of violations) console.error(describe(violation))
  console.log(`${sources.length} files, ${violations.length} violations of the import rules.`)
  if (violations.length > 0) process.exitCode = 1
}

function describe({ where, what, why, rule }: Violation): string {
  return `${where} ${what}\n  [${rule}] ${why}\n`
}

function declaredPackages(): Set<string> {
  const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
  return new Set([
    ...Object.keys(manifest['dependencies'] ?? {}),
    ...Object.keys(manifest['devDependencies'] ?? {}),
  ])
}
