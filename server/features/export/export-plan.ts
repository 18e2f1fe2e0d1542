import type { Role } from '#define/access'
import type { Format } from './sheet-of'
import type { SheetColumn } from './sheet-writer'

/** What the job needs to be continued, and its file to be written. */
export interface ExportPlan {
  /** The query of the list, with the format. */
  readonly query: string
  /** The ids of records that are left out of the list. */
  readonly except?: readonly string[] | undefined
  readonly headers: readonly SheetColumn[]
  readonly format: Format
  /** The role as which it began. */
  readonly role: Role
}
