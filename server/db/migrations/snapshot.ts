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
  readonly tableTo: string
  readonly columnsFrom: readonly string[]
}
type Named<T> = Record<string, T>

/** A table as drizzle-kit keeps it; what is read of it here. */
export interface Table {
  readonly name: string
  readonly columns: Named<Column>
  readonly indexes: Named<Index>
  readonly foreignKeys: Named<ForeignKey>
}
type StoredSnapshot = ReturnType<typeof generateDrizzleJson>
export type Snapshot = Omit<StoredSnapshot, 'tables'> & { readonly tables: Named<Table> }

/** A snapshot on its way to another one, with the statements that bring the database along. */
export interface Draft {
  readonly tables: Record<string, Table>
  readonly statements: string[]
}

/** The tables as the newest migration has left them. */
export function lastSnapshot(folder: string): Snapshot {
  for (const { idx } of readJournal(folder).entries.toReversed()) {
    const path = snapshotPath(folder, idx)
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Snapshot
  }
  return plain(generateDrizzleJson({}) as Snapshot)
}

/** Writes the snapshot of the newest migration and removes the one before, which nothing reads any more. */
export function writeSnapshot(folder: string, index: number, snapshot: Snapshot): void {
  for (const { idx } of readJournal(folder).entries) rmSync(snapshotPath(folder, idx), { force: true })
  writeFileSync(snapshotPath(folder, index), `${JSON.stringify(snapshot, null, 2)}\n`)
}

/** The tables as they are declared. */
export const snapshotOf = (tables: Record<string, PgTable>, previous: Snapshot): Snapshot =>
  plain(generateDrizzleJson(tables, previous.id) as Snapshot)

/** As a snapshot is read from its file, so that two of them can be compared. */
const plain = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot

/** The key of a table in a snapshot. */
export const keyOf = (table: string): string => `public.${table}`

/** Whether an expression of SQL, or the plain name of a column, uses a column. */
const uses = (expression: string | undefined, column: string): boolean =>
  expression === column || (expression?.includes(`"${column}"`) ?? false)

/** Whether an index stands on a column, in what it orders by or in its condition. */
export const indexUses = ({ columns, where }: Index, column: string): boolean =>
  uses(where, column) || columns.some(({ expression }) => uses(expression, column))
