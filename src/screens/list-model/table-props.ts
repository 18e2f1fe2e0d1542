import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Sort } from '#define/reading'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '../fields/draw'
import type { Density } from './state/preferences'
import type { Column } from './columns'
import type { ListSums } from './sums'

/** The selected records, or everything that matches except some records. */
export type Selection =
  | { readonly everything: false; readonly ids: ReadonlySet<string> }
  | { readonly everything: true; readonly except: ReadonlySet<string> }
export const nothingSelected: Selection = { everything: false, ids: new Set() }
export const everythingSelected: Selection = { everything: true, except: new Set() }

/** The props with which every view renders a list's rows. */
export interface TableProps {
  readonly resource: AnyResource
  /** The accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column[]
  /** The width in pixels that the columns are fitted into where their values allow it. */
  readonly space?: number
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

/** The selection with records added or removed; those of other pages, and of everything, stay selected. */
function changed(selection: Selection, rows: readonly Row[], isAdded: boolean): Selection {
  const named = new Set(selection.everything ? selection.except : selection.ids)
  for (const { id } of rows)
    if (isAdded === selection.everything) named.delete(id)
    else named.add(id)
  return selection.everything ? { everything: true, except: named } : { everything: false, ids: named }
}

/** The selection after the checkbox of a record was toggled. */
export const toggled = (selection: Selection, row: Row): Selection =>
  changed(selection, [row], !isSelected(selection, row))

/** The selection after the checkbox of the page was toggled. */
export const pageToggled = (selection: Selection, rows: readonly Row[]): Selection =>
  changed(selection, rows, !rows.every((row) => isSelected(selection, row)))

export const isSelected = (selection: Selection, { id }: Row): boolean =>
  selection.everything ? !selection.except.has(id) : selection.ids.has(id)
