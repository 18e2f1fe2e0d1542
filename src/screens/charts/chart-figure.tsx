import { Suspense, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shell/states'
import { ChartLegend } from './chart-legend'
import { hasValues, type ChartProps } from './chart-props'
import { ChartTable } from './chart-table'
import styles from './charts.module.css'
import '#theme/chart-colours.css'

interface ChartFigureProps extends ChartProps {
  readonly format: (value: number) => string
  readonly height: number
  /** Labels of the colours; for a donut these are the categories. */
  readonly legend: readonly string[]
  readonly children: ReactNode
}

/** A chart with its heading, legend, summary sentence, and a table of the same figures. */
export function ChartFigure({ children, legend, ...chart }: ChartFigureProps) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const id = useId()
  const { title, sentence, series, height, loading = false, level = 2 } = chart
  const Heading = `h${level}` as const
  const isCustom = !loading && hasValues(series)
  const isEmpty = !loading && !isCustom
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`} aria-busy={loading}>
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        {isCustom && (
          <button
            type="button"
            className={styles.switch}
            aria-pressed={isTable}
            onClick={() => setTable((before) => !before)}
          >
            {t('charts.asTable')}
          </button>
        )}
      </div>
      {isEmpty && <EmptyState small scene="nothing" title={t('charts.empty')} text={t('charts.emptyText')} />}
      {loading && <Waiting height={height} />}
      {isCustom && isTable && <ChartTable {...chart} labelledBy={`${id}-title`} />}
      {isCustom && !isTable && (
        <Content legend={legend} height={height} description={`${title}. ${sentence}`}>
          {children}
        </Content>
      )}
      {!isEmpty && (
        <figcaption className={styles.sentence}>{loading ? t('charts.loading') : sentence}</figcaption>
      )}
    </figure>
  )
}

interface ChartBodyProps {
  readonly legend: readonly string[]
  readonly height: number
  /** The text alternative of the chart for screen readers. */
  readonly description: string
  readonly children: ReactNode
}

const Content = ({ legend, height, description: text, children }: ChartBodyProps) => (
  <>
    {legend.length > 1 && <ChartLegend labels={legend} />}
    <div role="img" aria-label={text} style={{ minHeight: height }}>
      <Suspense fallback={<Waiting height={height} />}>{children}</Suspense>
    </div>
  </>
)

const bars = [44, 62, 38, 74, 56, 82, 48, 66]

const Waiting = ({ height }: { height: number }) => (
  <div className={styles.waiting} style={{ height }} aria-hidden="true">
    {bars.map((share, index) => (
      <span key={index} style={{ height: `${share}%` }} />
    ))}
  </div>
)
