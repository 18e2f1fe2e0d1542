import type { Fault, Faults } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import type { MappedColumn } from './mapping'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'

/** Maximum number of faults reported; a file with more usually repeats the same ones. */
const maxFaults = 1000

export interface Counts {
  created: number
  updated: number
  /** Rows that change nothing in their records. */
  unchanged: number
}
export const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0 })

/** The result of an import, or of a trial run. */
export interface ImportReport extends Readonly<Counts> {
  /** The batch with all changes of the import; used for undo. */
  readonly batch: string
  /** The number of data rows. */
  readonly count: number
  /** The number of invalid rows. */
  readonly wrong: number
  /** The number of rows not reached, because the import was stopped. */
  readonly left: number
  /** The same file was imported before; this is the result of that import. */
  readonly repeated?: true
  /** Faults by row and field: `3.price`, or `3` for a whole row. */
  readonly faults: Faults
  /** The cells of the rows named in `faults`. */
  readonly rows: readonly SheetRow[]
  readonly columns: readonly MappedColumn[]
}

interface RowFault {
  readonly line: number
  readonly path: string
  readonly list: readonly Fault[]
}

export class RowFaults {
  private readonly found: RowFault[] = []

  add(line: number, faults: Faults): void {
    for (const [path, list] of Object.entries(faults)) this.found.push({ line, path, list })
  }
  /** The number of invalid rows. */
  get count(): number {
    return new Set(this.found.map(({ line }) => line)).size
  }
  get isEmpty(): boolean {
    return this.found.length === 0
  }
  /** The first faults, in the order of the rows. */
  get faults(): Faults {
    const first = this.first
    return Object.fromEntries(
      first.map(({ line, path, list }) => [path === '' ? String(line) : `${line}.${path}`, list]),
    )
  }
  /** The rows named in `faults`. */
  rowsIn(rows: readonly SheetRow[]): SheetRow[] {
    const lines = new Set(this.first.map(({ line }) => line))
    return rows.filter(({ line }) => lines.has(line))
  }

  private get first(): RowFault[] {
    return this.found.toSorted((a, b) => a.line - b.line).slice(0, maxFaults)
  }
}

/** The counts of an import according to the change log. */
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
