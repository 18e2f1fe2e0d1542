import type { Fault, Faults } from '#define/parse'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import type { MappedColumn } from './mapping'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'

/** Faults that are told at most; a file that is wrong throughout is wrong in the same way throughout. */
const maxFaults = 1000

export interface Counts {
  created: number
  updated: number
  /** Rows that said what their records said already. */
  unchanged: number
}
export const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0 })

/** What an import came to, or would come to. */
export interface ImportReport extends Readonly<Counts> {
  /** Everything that it did, as one batch of the ledger; undo takes this. */
  readonly batch: string
  /** The rows of data. */
  readonly count: number
  /** Rows that are wrong. */
  readonly wrong: number
  /** Rows that were not come to, as it was stopped before. */
  readonly left: number
  /** The same file was imported before, and this is what it came to then. */
  readonly repeated?: true
  /** What is wrong, by row and field: '3.price', or '3' for a row as a whole. */
  readonly faults: Faults
  /** The cells of the rows that `faults` names. */
  readonly rows: readonly SheetRow[]
  readonly columns: readonly MappedColumn[]
}

interface RowFault {
  readonly line: number
  readonly path: string
  readonly list: readonly Fault[]
}

/** Gathers what is wrong with rows. */
export class RowFaults {
  private readonly found: RowFault[] = []

  add(line: number, faults: Faults): void {
    for (const [path, list] of Object.entries(faults)) this.found.push({ line, path, list })
  }
  /** So many rows are wrong. */
  get count(): number {
    return new Set(this.found.map(({ line }) => line)).size
  }
  get isEmpty(): boolean {
    return this.found.length === 0
  }
  /** The first of them in the order of the rows. */
  get faults(): Faults {
    const first = this.first
    return Object.fromEntries(
      first.map(({ line, path, list }) => [path === '' ? String(line) : `${line}.${path}`, list]),
    )
  }
  /** Those of some rows that `faults` names. */
  rowsIn(rows: readonly SheetRow[]): SheetRow[] {
    const lines = new Set(this.first.map(({ line }) => line))
    return rows.filter(({ line }) => lines.has(line))
  }

  private get first(): RowFault[] {
    return this.found.toSorted((a, b) => a.line - b.line).slice(0, maxFaults)
  }
}

/** What the ledger tells of an import. */
export async function batchCounts(
  database: Queryable,
  resource: AnyResource,
  batch: string,
): Promise<Counts> {
  const [found] = await database.query<{ created: number; updated: number }>({
    name: 'import_report',
    text: `select count(*) filter (where "operation" = 'create') as "created",
      count(*) filter (where "operation" = 'update') as "updated"
      from "changes" where "batch" = $1 and "resource" = $2`,
    values: [batch, resource.name],
  })
  return { created: found?.created ?? 0, updated: found?.updated ?? 0, unchanged: 0 }
}
