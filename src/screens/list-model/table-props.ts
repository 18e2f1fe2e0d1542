import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Sort } from '#define/reading'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '../fields/draw'
import type { Density } from './state/preferences'
import type { Column } from './columns'

/** What is selected: some records, or everything that matches. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly everything: boolean
}
export const nothingSelected: Selection = { ids: new Set(), everything: false }

/** What a list's rows are drawn from, whichever way they are drawn. */
export interface TableProps {
  readonly resource: AnyResource
  /** What the table is called for those who do not see it. */
  readonly label: string
  readonly columns: readonly Column[]
  /** Left out until the first rows are here. */
  readonly rows: readonly Row[] | undefined
  /** How many records match, of which the rows are a page. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly stale: boolean
  readonly sorts: readonly Sort[]
  readonly density: Density
  readonly around: RenderContext
  /** Left out where nothing can be done to several records at once. */
  readonly selection: Selection | undefined
  readonly onSelect: (selection: Selection) => void
  /** `add` keeps the order there is and adds the column to it. */
  readonly onSort: (field: string, add: boolean) => void
  readonly onOpen: (row: Row) => void
  readonly onWidth: (column: string, width: number) => void
  /** What can be done to a row; `tabIndex` as the table wants it. */
  readonly actions: (row: Row, tabIndex?: number) => ReactNode
}

/** The selection after a record's box was ticked or cleared; clearing one of everything keeps this page's others. */
export function toggled(selection: Selection, rows: readonly Row[], id: string): Selection {
  const ids = new Set(selection.everything ? rows.map((row) => row.id) : selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, everything: false }
}

/** The selection after the box of the whole page was ticked or cleared; other pages keep theirs. */
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
