import { useTranslation } from 'react-i18next'
import type { Sort } from '#define/reading'
import styles from './table.module.css'

interface HeadLabelProps {
  readonly label: string
  readonly name: string
  readonly sorts: readonly Sort[]
}

/** A column's label, with arrow and position of its sort. */
export function HeadLabel({ label, name, sorts }: HeadLabelProps) {
  const index = sorts.findIndex(({ field }) => field === name)
  const order = sorts[index]?.order
  return (
    <>
      <span className={styles.label}>{label}</span>
      {order && (
        <svg className={styles.arrow} data-order={order} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      {order && sorts.length > 1 && <SortIndex index={index + 1} order={order} />}
    </>
  )
}

/** The position of one of several sort columns; for the first one `aria-sort` is used. */
function SortIndex({ index, order }: { index: number; order: Sort['order'] }) {
  const { t } = useTranslation()
  const direction = t(order === 'asc' ? 'list.ascending' : 'list.descending')
  return (
    <span className={styles.place}>
      <span aria-hidden="true">{index}</span>
      {index > 1 && (
        <span className="visually-hidden">{t('list.sortedNote', { place: index, direction })}</span>
      )}
    </span>
  )
}

/** The value of `aria-sort`: only for the first of several sort columns, as assistive technology expects. */
export const ariaSort = (name: string, sorts: readonly Sort[]): 'ascending' | 'descending' | undefined =>
  sorts[0]?.field !== name ? undefined : sorts[0].order === 'asc' ? 'ascending' : 'descending'
