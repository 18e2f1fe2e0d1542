import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What is made by commands and not part of the repository. */
const made = [
  '.git',
  'node_modules',
  'build',
  'data',
  'data-empty',
  'test-results',
  'playwright-report',
  '.cache',
]

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** The folders of the first two levels, such as `server` and `server/db`. */
function foldersOfProject(): string[] {
  const top = foldersIn('.').filter((name) => !made.includes(name) && !name.startsWith('build-'))
  return top.flatMap((name) => [name, ...foldersIn(name).map((inner) => `${name}/${inner}`)])
}

/** The folders that the first block of the page describes, one a line. */
function foldersDescribed(): string[] {
  const [, block = ''] = readFileSync('docs/architecture.md', 'utf8').split('```')
  return block.split('\n').flatMap((line) => /^(\S+) {2,}\S/.exec(line)?.[1] ?? [])
}

it('docs/architecture.md describes every folder of the first two levels, and no other', () => {
  expect(foldersDescribed().toSorted()).toEqual(foldersOfProject().toSorted())
})
