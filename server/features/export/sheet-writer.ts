import type { Cell } from './cell'

/** What a writer needs to know of a column; `kind` is that of its field. */
export interface SheetColumn {
  readonly header: string
  readonly kind: string
}

/** Writes a sheet in chunks, so that at most one page of it is in memory. */
export interface SheetWriter {
  readonly contentType: string
  begin(columns: readonly SheetColumn[]): Promise<Uint8Array>
  rows(rows: readonly (readonly Cell[])[]): Promise<Uint8Array>
  end(): Promise<Uint8Array>
}
