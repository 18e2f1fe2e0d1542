import type { Column } from '../list-model/columns'
import styles from './pins.module.css'

const byIndex = [styles.pin0, styles.pin1, styles.pin2]

/** The classes of the cells and heads of pinned columns, by the name of the column. */
export function pinClasses(columns: readonly Column[]): ReadonlyMap<string, string> {
  const pinned = columns.filter(({ pin }) => pin !== undefined)
  return new Map(
    pinned.map(({ name }, index) => [
      name,
      [byIndex[index], index === pinned.length - 1 && styles.last].filter(Boolean).join(' '),
    ]),
  )
}

/** The class of the column with the checkboxes, which is pinned with the others. */
export const boxClass = (columns: readonly Column[]): string | undefined =>
  columns.some(({ pin }) => pin !== undefined) ? styles.pinned : undefined

/** The class of an element around a table with pinned columns. */
export const pinsClass = styles.table
