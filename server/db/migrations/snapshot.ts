import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import type { PgTable } from 'drizzle-orm/pg-core'
import { readJournal, snapshotPath } from './journal'

export interface Column {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  readonly generated?: { readonly as: string; readonly type?: string }
}
export interface Index {
  readonly name: string
  readonly columns: readonly { readonly expression: string }[]
  readonly where?: string
}
export interface ForeignKey {
  readonly name: string
  readonly tableFrom: string
  readonly tableTo: string
  readonly columnsFrom: readonly string[]
}
type Named<T> = Record<string, T>

/** The properties of a drizzle-kit table that are read here. */
export interface Table {
  readonly name: string
  readonly columns: Named<Column>
  readonly indexes: Named<Index>
  readonly foreignKeys: Named<ForeignKey>
}
type StoredSnapshot = ReturnType<typeof generateDrizzleJson>
export type Snapshot = Omit<StoredSnapshot, 'tables'> & { readonly tables: Named<Table> }

/** A snapshot that is being changed step by step, with the statements that apply the changes to the database. */
export interface Draft {
  readonly tables: Record<string, Table>
  readonly statements: string[]
}

/** The tables after the newest migration. */
export function lastSnapshot(folder: string): Snapshot {
  for (const { idx } of readJournal(folder).entries.toReversed()) {
    const path = snapshotPath(folder, idx)
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Snapshot
  }
  return plain(generateDrizzleJson({}) as Snapshot)
}

/** Writes the snapshot of the newest migration and removes the one before, which is not needed any more. */
export function writeSnapshot(folder: string, index: number, snapshot: Snapshot): void {
  for (const { idx } of readJournal(folder).entries) rmSync(snapshotPath(folder, idx), { force: true })
  writeFileSync(snapshotPath(folder, index), `${JSON.stringify(snapshot, null, 2)}\n`)
}

/** The tables as they are declared. */
export const snapshotOf = (tables: Record<string, PgTable>, previous: Snapshot): Snapshot =>
  plain(generateDrizzleJson(tables, previous.id) as Snapshot)

/** Makes a snapshot equal to one that was read from its file, so that two can be compared. */
const plain = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot

/** The key of a table in a snapshot. */
export const keyOf = (table: string): string => `public.${table}`

/** Whether an SQL expression, or the plain name of a column, uses a column. */
const uses = (expression: string | undefined, column: string): boolean =>
  expression === column || (expression?.includes(`"${column}"`) ?? false)

/** Whether an index uses a column, in its keys or in its condition. */
export const indexUses = ({ columns, where }: Index, column: string): boolean =>
  uses(where, column) || columns.some(({ expression }) => uses(expression, column))
