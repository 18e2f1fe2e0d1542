import type { Row } from '#providers/data/answers'
import type { CellLocation } from '../editing/editable-cells'
import { maxBlock, type Block } from './clipboard-block'

/** The cells of a table that a block is pasted into. */
export interface PasteTarget {
  readonly rows: readonly Row[]
  /** The shown columns, in their order. */
  readonly columns: readonly string[]
  /** The cell of the first value. */
  readonly start: CellLocation
  readonly isEditable: (name: string) => boolean
  readonly isRowEditable: (row: Row) => boolean
}

/** What would be pasted: a text for each field of each record. */
export interface PastePlan {
  readonly fields: readonly string[]
  readonly records: readonly { readonly row: Row; readonly texts: readonly string[] }[]
  /** Columns that cannot be edited. */
  readonly skippedColumns: readonly string[]
  /** The number of records that the user may not change. */
  readonly lockedRows: number
  /** The number of rows of the block behind the last row of the page. */
  readonly rowsLeftOver: number
}

/** Puts a block over the cells from a start cell on. Undefined if none of them can be edited, or the block is too large. */
export function planPaste(block: Block, target: PasteTarget): PastePlan | 'tooLarge' | undefined {
  const { rows, columns, start, isEditable, isRowEditable } = target
  const width = Math.max(...block.map((cells) => cells.length))
  if (block.length > maxBlock.rows || block.length * width > maxBlock.cells) return 'tooLarge'
  const firstRow = rows.findIndex(({ id }) => id === start.id)
  const firstColumn = columns.indexOf(start.name)
  if (firstRow === -1 || firstColumn === -1) return undefined
  const names = columns.slice(firstColumn, firstColumn + width)
  const fields = names.filter(isEditable)
  const pairs = rows
    .slice(firstRow, firstRow + block.length)
    .map((row, index) => ({ row, cells: block[index] ?? [] }))
  const open = pairs.filter(({ row }) => isRowEditable(row))
  if (fields.length === 0 || open.length === 0) return undefined
  return {
    fields,
    records: open.map(({ row, cells }) => ({
      row,
      texts: fields.map((name) => cells[names.indexOf(name)] ?? ''),
    })),
    skippedColumns: names.filter((name) => !isEditable(name)),
    lockedRows: pairs.length - open.length,
    rowsLeftOver: block.length - pairs.length,
  }
}

/** The plan as a sheet for the import, which updates the records by their ids. */
export const sheetOf = ({ fields, records }: PastePlan): string[][] => [
  ['id', ...fields],
  ...records.map(({ row, texts }) => [row.id, ...texts]),
]
