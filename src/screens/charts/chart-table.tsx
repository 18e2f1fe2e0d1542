import { Link } from 'react-router-dom'
import type { Cell, Sheet } from './chart-sheet'
import styles from './charts.module.css'

export type { Sheet } from './chart-sheet'

interface ChartTableProps {
  readonly sheet: Sheet
  /** The id of the table's heading. */
  readonly labelledBy: string
}

/** What a chart shows as a table. */
export function ChartTable({ sheet: { head, rows }, labelledBy }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls and must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Rows have no id, and their order does not change.
            <tr key={index}>
              <th scope="row">
                <CellText cell={first} />
              </th>
              {others.map((cell, column) => (
                <td key={head[column + 1]} data-label={head[column + 1]}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A text, as a link to its records if there are any. */
const CellText = ({ cell }: { cell: Cell | undefined }) =>
  cell?.address === undefined ? cell?.text : <Link to={cell.address}>{cell.text}</Link>
