import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ChartProps } from './chart-props'
import styles from './charts.module.css'

type ChartTableProps = Pick<ChartProps, 'categories' | 'series'> & {
  readonly format: (value: number) => string
  /** The id of the table's heading. */
  readonly labelledBy: string
}

/** The figures of a chart, one row per category. */
export function ChartTable({ categories, series, format, labelledBy }: ChartTableProps) {
  const { t } = useTranslation()
  const write = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : '–')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls and must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('charts.category')}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ label, values, links }) => (
                <td key={label}>
                  <Figure text={write(values[index])} address={links?.[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A figure, as a link to its records if there are any. */
const Figure = ({ text, address }: { text: string; address: string | undefined }) =>
  address === undefined ? text : <Link to={address}>{text}</Link>
