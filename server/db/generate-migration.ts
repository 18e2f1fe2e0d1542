import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateMigration } from 'drizzle-kit/api'
import type { App } from '#define/app'
import { requireSound } from '#define/faults/sound'
import { app } from '#resources/app'
import { requireDecided } from './migrations/ambiguous'
import { filled } from './migrations/backfill'
import { declaredState, readState, writeState } from './migrations/declared-state'
import { readJournal, requireOneLine, writeJournal } from './migrations/journal'
import { noOptions, type MigrationOptions } from './migrations/migration-options'
export { readOptions } from './migrations/migration-options'
import { removedChoices } from './migrations/removed-choices'
import { removeUndeclared } from './migrations/remove'
import { renameColumns } from './migrations/rename'
import { renameTables } from './migrations/rename-tables'
import { formerNames, formerTables } from './migrations/former-names'
import { converted } from './migrations/retype'
import { choicesAfter, storedNames } from './migrations/stored-names'
import { lastSnapshot, snapshotOf, writeSnapshot, type Draft, type Snapshot } from './migrations/snapshot'
import { schemaOf } from './tables/schema'

/**
 * The statements that change the tables of the newest migration to those declared now; none where they agree.
 * @throws ExpectedError where an option is needed to decide what to do.
 */
export async function pendingStatements(
  folder: string,
  declared: App = app,
  options: MigrationOptions = noOptions,
): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const previous = lastSnapshot(folder)
  const snapshot = snapshotOf(schemaOf(declared), previous)
  const target = snapshot.tables
  const draft: Draft = { tables: structuredClone(previous.tables), statements: [] }
  const tableRenames = [...options.tableRenames, ...formerTables(declared, draft.tables, options)]
  renameTables(draft, target, tableRenames)
  const renames = [...options.renames, ...formerNames(declared, draft.tables, options)]
  renameColumns(draft, target, renames)
  requireDecided(draft, target, options.removals)
  removeUndeclared(draft, target)
  const added = await generateMigration(asStored({ ...previous, tables: draft.tables }), asStored(snapshot))
  const filling = { app: declared, before: draft.tables, target, backfills: options.backfills }
  const choices = choicesAfter(readState(folder)?.choices ?? {}, declared, tableRenames)
  const statements = [
    ...draft.statements,
    ...added.map((statement) => filled(converted(statement, draft.tables), filling)),
    ...storedNames(declared, target, tableRenames),
    ...removedChoices(choices, declared, { ...options, renames }),
  ]
  return { statements, snapshot }
}

type StoredSnapshot = Parameters<typeof generateMigration>[0]
/** A snapshot as drizzle-kit's type, which has more properties than are read here. */
const asStored = (snapshot: Snapshot) => snapshot as StoredSnapshot

/**
 * Writes the next migration into `folder`, in drizzle's journal format, and the declared state it was written for.
 * @returns the file's name, or undefined where the database needs no change.
 * @throws ExpectedError where an option is needed to decide what to do; Error where the declarations contradict each
 * other.
 */
export async function writeMigration(
  folder: string,
  name: string,
  options: MigrationOptions = noOptions,
  declared: App = app,
): Promise<string | undefined> {
  requireSound(declared)
  requireOneLine(folder)
  const { statements, snapshot } = await pendingStatements(folder, declared, options)
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeState(folder, declaredState(declared, schemaOf(declared)))
  if (statements.length === 0) return undefined
  const journal = readJournal(folder)
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  writeFileSync(join(folder, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeSnapshot(folder, idx, snapshot)
  const when = Math.max(Date.now(), ...journal.entries.map((entry) => entry.when + 1))
  journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
  writeJournal(folder, journal)
  return `${tag}.sql`
}
