import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shell/states'
import { ChartFrame } from './chart-frame'
import { ChartLegend, type LegendEntry } from './chart-legend'
import { hasValues, type ChartProps } from './chart-props'
import { chartSheet } from './chart-sheet'
import styles from './charts.module.css'
import '#theme/chart-colours.css'

interface ChartFigureProps extends ChartProps {
  readonly format: (value: number) => string
  readonly height: number
  /** The colours; for a donut those of the categories. */
  readonly legend: readonly LegendEntry[]
  /** Whether the children are text and links, which need no text alternative. */
  readonly isText?: boolean
  readonly children: ReactNode
}

/** A chart with its heading, menu, legend, summary sentence, and a table of the same figures. */
export function ChartFigure({ children, legend, isText = false, ...chart }: ChartFigureProps) {
  const { t } = useTranslation()
  const { title, note, sentence, height, loading = false, level = 2, lists } = chart
  const state = stateOf(chart)
  const caption = loading ? t('charts.loading') : sentence
  return (
    <ChartFrame
      title={title}
      note={note}
      level={level}
      loading={loading}
      lists={lists}
      hasLinkedLegend={state === 'shown' && legend.some(({ address }) => address !== undefined)}
      caption={state === 'empty' ? '' : caption}
      sheet={state === 'shown' ? chartSheet(t('charts.category'), chart) : undefined}
    >
      {state === 'empty' && (
        <EmptyState small scene="nothing" title={t('charts.empty')} text={t('charts.emptyText')} />
      )}
      {state === 'loading' && <Waiting height={height} />}
      {state === 'shown' && (
        <Content legend={legend} height={height} isText={isText} description={`${title}. ${sentence}`}>
          {children}
        </Content>
      )}
    </ChartFrame>
  )
}

const stateOf = ({ loading = false, series }: ChartProps): 'loading' | 'shown' | 'empty' =>
  loading ? 'loading' : hasValues(series) ? 'shown' : 'empty'

interface ChartBodyProps {
  readonly legend: readonly LegendEntry[]
  readonly height: number
  readonly isText: boolean
  /** The text alternative of the chart for screen readers. */
  readonly description: string
  readonly children: ReactNode
}

function Content({ legend, height, isText, description: text, children }: ChartBodyProps) {
  if (isText) return children
  return (
    <>
      {legend.length > 1 && <ChartLegend entries={legend} />}
      <div role="img" aria-label={text} style={{ minHeight: height }}>
        <Suspense fallback={<Waiting height={height} />}>{children}</Suspense>
      </div>
    </>
  )
}

const bars = [44, 62, 38, 74, 56, 82, 48, 66]

const Waiting = ({ height }: { height: number }) => (
  <div className={styles.waiting} style={{ height }} aria-hidden="true">
    {bars.map((share, index) => (
      <span key={index} style={{ height: `${share}%` }} />
    ))}
  </div>
)
