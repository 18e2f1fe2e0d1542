import type { Fault, Faults } from '../../src/define/parse'
import type { MappedColumn } from './mapping'

/** Faults that are told at most; a file that is wrong throughout is wrong in the same way throughout. */
const mostFaults = 1000

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
  /** What is wrong, by row and field: '3.price', or '3' for a row as a whole. */
  readonly faults: Faults
  readonly columns: readonly MappedColumn[]
}

/** What is found out about rows while they are written. */
export interface Findings {
  readonly faults: RowFaults
  readonly counts: Counts
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
  addAll(others: RowFaults): void {
    this.found.push(...others.found)
  }
  get isEmpty(): boolean {
    return this.found.length === 0
  }
  /** The first of them in the order of the rows. */
  get faults(): Faults {
    const first = this.found.toSorted((a, b) => a.line - b.line).slice(0, mostFaults)
    return Object.fromEntries(
      first.map(({ line, path, list }) => [path === '' ? String(line) : `${line}.${path}`, list]),
    )
  }
}
