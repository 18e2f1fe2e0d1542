import type { Page } from '#server/read/list'
import type { ListQuery } from '#server/read/query'
import type { SheetColumn } from './sheet-writer'

/** What an export stores: the cells of a sheet, or documents. */
export interface ExportContent {
  readonly list: ListQuery
  readonly headers: readonly SheetColumn[]
  readonly pageSize?: number
  /** @throws Problem `invalid` if there are too many records. */
  requireFew(total: number): void
  /** What is stored of a page, as JSON. */
  partOf(page: Page): unknown
}
