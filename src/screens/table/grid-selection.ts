import type { GridRowSelectionModel } from '@mui/x-data-grid'
import type { Row } from '#providers/data/answers'
import { isSelected, type Selection } from '../list-model/table-props'

/** The selection of the grid, which is a set of ids: of everything, the selected records of the page. */
export const modelOf = (selection: Selection | undefined, rows: readonly Row[]): GridRowSelectionModel => ({
  type: 'include',
  ids: selection?.everything ? selectedOf(selection, rows) : new Set(selection?.ids),
})

const selectedOf = (selection: Selection, rows: readonly Row[]) =>
  new Set(rows.filter((row) => isSelected(selection, row)).map(({ id }) => id))

/** The selection after the grid has changed its set of ids. Of everything, records of other pages are as before. */
export function selectionAfter(
  selection: Selection | undefined,
  rows: readonly Row[],
  ids: ReadonlySet<string>,
): Selection {
  if (!selection?.everything) return { everything: false, ids }
  const shown = new Set(rows.map(({ id }) => id))
  const elsewhere = [...selection.except].filter((id) => !shown.has(id))
  return { everything: true, except: new Set([...elsewhere, ...[...shown].filter((id) => !ids.has(id))]) }
}
