import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Sort } from '#define/reading'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '../fields/draw'
import type { Density } from './state/preferences'
import type { Column } from './columns'
import type { ListSums } from './sums'

/** The selected records, or everything that matches. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly everything: boolean
}
export const nothingSelected: Selection = { ids: new Set(), everything: false }

/** The props with which every view renders a list's rows. */
export interface TableProps {
  readonly resource: AnyResource
  /** The accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column[]
  /** Undefined until the first rows have loaded. */
  readonly rows: readonly Row[] | undefined
  /** The number of matching records, of which the rows are one page. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly stale: boolean
  readonly sorts: readonly Sort[]
  readonly density: Density
  readonly around: RenderContext
  /** Undefined if nothing is added up. */
  readonly sums?: ListSums | undefined
  /** Undefined if no bulk verbs are available. */
  readonly selection: Selection | undefined
  readonly onSelect: (selection: Selection) => void
  /** `add` adds the column to the current order. */
  readonly onSort: (field: string, add: boolean) => void
  readonly onOpen: (row: Row) => void
  readonly onWidth: (column: string, width: number) => void
  /** Shows the columns in another order; undefined if they cannot be moved. */
  readonly onColumns?: ((names: readonly string[]) => void) | undefined
  /** The actions of a row; `tabIndex` is set by the table. */
  readonly actions: (row: Row, tabIndex?: number) => ReactNode
}

/** The selection after a record's checkbox was toggled; clearing one of everything keeps the others of this page. */
export function toggled(selection: Selection, rows: readonly Row[], id: string): Selection {
  const ids = new Set(selection.everything ? rows.map((row) => row.id) : selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, everything: false }
}

/** The selection after the checkbox of the page was toggled; other pages keep theirs. */
export function pageToggled(selection: Selection, rows: readonly Row[]): Selection {
  const ids = new Set(selection.everything ? [] : selection.ids)
  const whole = selection.everything || rows.every((row) => ids.has(row.id))
  for (const row of rows)
    if (whole) ids.delete(row.id)
    else ids.add(row.id)
  return { ids, everything: false }
}

export const isSelected = (selection: Selection, row: Row): boolean =>
  selection.everything || selection.ids.has(row.id)
