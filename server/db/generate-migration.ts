import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { requireSound } from '../../src/define/sound'
import { app } from '../../src/resources/app'
import { fillAdded } from './fill-added'
import { schema } from './schema'

interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
type Snapshot = ReturnType<typeof generateDrizzleJson>

const journalPath = (folder: string) => join(folder, 'meta', '_journal.json')
const snapshotPath = (folder: string, index: number) =>
  join(folder, 'meta', `${String(index).padStart(4, '0')}_snapshot.json`)

function readJournal(folder: string): Journal {
  if (!existsSync(journalPath(folder))) return { version: '7', dialect: 'postgresql', entries: [] }
  return JSON.parse(readFileSync(journalPath(folder), 'utf8')) as Journal
}

function lastSnapshot(folder: string, journal: Journal): Snapshot {
  for (const { idx } of journal.entries.toReversed())
    if (existsSync(snapshotPath(folder, idx)))
      return JSON.parse(readFileSync(snapshotPath(folder, idx), 'utf8')) as Snapshot
  return generateDrizzleJson({})
}

/** The statements that bring the last migration's tables to what is declared now; none when they agree. */
export async function pendingStatements(
  folder: string,
  declared: typeof schema = schema,
): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const previous = lastSnapshot(folder, readJournal(folder))
  const snapshot = generateDrizzleJson(declared, previous.id)
  return { statements: (await generateMigration(previous, snapshot)).map(fillAdded), snapshot }
}

/**
 * Writes the next migration into `folder`, in drizzle's journal format.
 * @returns the file's name, or undefined where declarations and migrations agree.
 * @throws Error where the declarations contradict themselves.
 */
export async function writeMigration(folder: string, name: string): Promise<string | undefined> {
  requireSound(app)
  const { statements, snapshot } = await pendingStatements(folder)
  if (statements.length === 0) return undefined
  const journal = readJournal(folder)
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, `${tag}.sql`), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeFileSync(snapshotPath(folder, idx), `${JSON.stringify(snapshot, null, 2)}\n`)
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true })
  writeFileSync(journalPath(folder), `${JSON.stringify(journal, null, 2)}\n`)
  return `${tag}.sql`
}
