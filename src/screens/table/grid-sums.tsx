import {
  GRID_CHECKBOX_SELECTION_FIELD,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { createContext, use } from 'react'
import type { Column } from '../list-model/columns'
import type { ListSums } from '../list-model/sums'
import styles from './sums.module.css'
import { boxClass, pinClasses } from './pin-classes'
import { labelColumn, Sum, SumsLabel } from './sums-row'

/** The sums of the grid; its slots get no properties from outside. */
export const GridSumsContext = createContext<{
  readonly sums: ListSums | undefined
  readonly columns: readonly Column[]
}>({ sums: undefined, columns: [] })

const boxColumn = GRID_CHECKBOX_SELECTION_FIELD

/** The sums below the rows of the data grid: a row that is scrolled together with its columns. */
export function GridSums() {
  const { sums, columns } = use(GridSumsContext)
  const apiRef = useGridApiContext()
  const shown = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector)
  if (!sums) return null
  const label = labelColumn(columns, sums)
  const pinned = pinClasses(columns)
  const boxes = boxClass(columns)
  return (
    <div role="rowgroup">
      <div role="row" className={styles.gridRow} data-stale={sums.isStale || undefined}>
        {shown.map(({ field, computedWidth }) => (
          <div
            key={field}
            role={field === label ? 'rowheader' : 'gridcell'}
            className={`${field === label ? styles.label : styles.sum} ${pinned.get(field) ?? (field === boxColumn ? boxes : '') ?? ''}`}
            style={{ width: computedWidth, flex: 'none' }}
          >
            {field === label ? <SumsLabel sums={sums} /> : <Sum sums={sums} name={field} />}
          </div>
        ))}
      </div>
    </div>
  )
}
