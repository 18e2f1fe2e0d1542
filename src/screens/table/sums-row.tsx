import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../list-model/columns'
import type { ListSums } from '../list-model/sums'
import { pinClasses } from './pin-classes'
import styles from './sums.module.css'

/** The column with the label of the sums: the first without a sum; undefined if each has one. */
export const labelColumn = (columns: readonly Column[], { names }: ListSums): string | undefined =>
  columns.find(({ name }) => !names.includes(name))?.name

/**
 * The sums below the rows of the quick table, each in its column. It is never busy: the page frame of the first rows
 * does not wait for it.
 */
export function SumsRow({ columns, sums, before }: SumsRowProps) {
  const label = labelColumn(columns, sums)
  const pinned = pinClasses(columns)
  return (
    <tfoot>
      <tr className={styles.row} data-stale={sums.isStale || undefined}>
        {before}
        {columns.map(({ name }) =>
          name === label ? (
            <th key={name} scope="row" className={`${styles.label} ${pinned.get(name) ?? ''}`}>
              <SumsLabel sums={sums} />
            </th>
          ) : (
            <td key={name} className={`${styles.sum} ${pinned.get(name) ?? ''}`}>
              <Sum sums={sums} name={name} />
            </td>
          ),
        )}
        <td aria-hidden="true" />
      </tr>
    </tfoot>
  )
}
interface SumsRowProps {
  readonly columns: readonly Column[]
  readonly sums: ListSums
  /** The cell of the column with the checkboxes. */
  readonly before: ReactNode
}

/** What the sums are, or in place of missing ones how to get them. */
export function SumsLabel({ sums }: { sums: ListSums }) {
  const { t } = useTranslation()
  return sums.missing ?? t('list.sum', { total: sums.total })
}

/** The sums of one field, one below the other. */
export function Sum({ sums: { names, status, texts }, name }: { sums: ListSums; name: string }) {
  if (!names.includes(name)) return null
  if (status === 'loading') return <span className={styles.bone} aria-hidden="true" />
  return texts[name]?.map((text) => <span key={text}>{text}</span>)
}
