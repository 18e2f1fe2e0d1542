import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedError } from '#server/base/expected-error'

export interface JournalEntry {
  readonly idx: number
  readonly version: string
  readonly when: number
  readonly tag: string
  readonly breakpoints: boolean
}
export interface Journal {
  readonly version: string
  readonly dialect: string
  readonly entries: JournalEntry[]
}

const journalPath = (folder: string) => join(folder, 'meta', '_journal.json')

/** The migrations of a folder, in the order in which they are applied. */
export function readJournal(folder: string): Journal {
  if (!existsSync(journalPath(folder))) return { version: '7', dialect: 'postgresql', entries: [] }
  return JSON.parse(readFileSync(journalPath(folder), 'utf8')) as Journal
}

/** The path of the tables after a migration, as drizzle-kit writes them. */
export const snapshotPath = (folder: string, index: number): string =>
  join(folder, 'meta', `${String(index).padStart(4, '0')}_snapshot.json`)

export function writeJournal(folder: string, journal: Journal): void {
  writeFileSync(journalPath(folder), `${JSON.stringify(journal, null, 2)}\n`)
}

/**
 * Refuses migrations of two branches that were written without each other, and files that are missing from the
 * journal.
 * @throws ExpectedError
 */
export function requireOneLine(folder: string): void {
  const { entries } = readJournal(folder)
  for (const [index, { idx, tag, when }] of entries.entries()) {
    const other = entries.find((item, at) => at < index && (item.idx === idx || item.when === when))
    if (other) throw twoHeads(other.tag, tag)
  }
  const known = new Set(entries.map(({ tag }) => `${tag}.sql`))
  const files = existsSync(folder) ? readdirSync(folder) : []
  const orphan = files.find((name) => name.endsWith('.sql') && !known.has(name))
  if (orphan)
    throw new ExpectedError(
      `${folder}/${orphan} is not in ${folder}/meta/_journal.json and would never be applied: delete the file and write it again with npm run migration.`,
    )
  requireOneHead(folder, entries)
}

/** Only the newest migration has a snapshot: where there are two, neither was written for the tables of the other. */
function requireOneHead(folder: string, entries: readonly JournalEntry[]): void {
  const [item, other] = entries.filter(({ idx }) => existsSync(snapshotPath(folder, idx)))
  if (item && other) throw twoHeads(item.tag, other.tag)
}

const twoHeads = (value: string, other: string) =>
  new ExpectedError(
    `The migrations ${value} and ${other} were written on two branches: delete ${other} with its snapshot and its line in the journal, and write it again with npm run migration.`,
  )
