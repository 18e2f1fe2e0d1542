import type { Cell } from './cell'
import type { Column } from './columns'

/** Writes a sheet in chunks, so that at most one page of it is in memory. */
export interface SheetWriter {
  readonly contentType: string
  begin(columns: readonly Column[]): Promise<Uint8Array>
  rows(rows: readonly (readonly Cell[])[]): Promise<Uint8Array>
  end(): Promise<Uint8Array>
}
