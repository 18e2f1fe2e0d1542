import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { PieChart } from '@mui/x-charts/PieChart'
import type { ReactNode } from 'react'
import { useWidth } from '#shell/parts/use-width'
import { Themed } from '#shell/theme/themed'
import { useAxes } from './axes'
import { beyond } from './axis-labels'
import { colourOf, colourOfSeries, type ChartData } from './chart-props'
import styles from './drawings.module.css'

/** The drawings of the charts, in a chunk of their own because of their size. */

const shapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const
/**
 * The last label of an axis extends beyond its end, on the side away from the figures. The highest label is not drawn
 * where there is less space above its line than it is high.
 */
const margins = (direction: 'ltr' | 'rtl') => ({
  top: 18,
  bottom: 0,
  ...(direction === 'rtl' ? { left: beyond, right: 0 } : { left: 0, right: beyond }),
})

export const LineDrawing = (props: ChartData & { readonly area: boolean }) => (
  <Themed>
    <Lines {...props} />
  </Themed>
)

function Lines({
  categories,
  series,
  format,
  shortFormat,
  height,
  onFollow,
  area,
}: ChartData & { readonly area: boolean }) {
  const follow = followed(series, onFollow)
  const [width, ref] = useWidth()
  return (
    <LineChart
      ref={ref}
      {...useAxes({ categories, series, format, shortFormat, width }, 'point')}
      className={drawingClass(onFollow)}
      onAxisClick={(_, point) => follow(0, point?.dataIndex)}
      height={height}
      margin={margins(useTheme().direction)}
      hideLegend
      grid={{ horizontal: true }}
      series={series.map(({ label, values, isBefore = false }, index) => ({
        id: isBefore ? 'before' : `s${index}`,
        label,
        data: [...values],
        color: colourOfSeries({ label, values, isBefore }, index),
        curve: 'monotoneX',
        area: area && !isBefore,
        shape: shapes[index % shapes.length] ?? 'circle',
        showMark: ({ index: at }) =>
          (series.length > 1 && categories.length <= 16 && !isBefore) || isBetweenGaps(values, at),
        valueFormatter: written(format),
      }))}
    />
  )
}

/** Whether a value has none beside it: no line leads to it, so that only a mark shows it. */
const isBetweenGaps = (values: readonly (number | null)[], index: number): boolean =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null

export const BarDrawing = (props: ChartData & { readonly stacked: boolean }) => (
  <Themed>
    <Bars {...props} />
  </Themed>
)

function Bars({
  categories,
  series,
  format,
  shortFormat,
  height,
  onFollow,
  stacked,
}: ChartData & { readonly stacked: boolean }) {
  const follow = followed(series, onFollow)
  const [width, ref] = useWidth()
  return (
    <BarChart
      ref={ref}
      {...useAxes({ categories, series, format, shortFormat, width }, 'band')}
      className={drawingClass(onFollow)}
      onItemClick={(_, { seriesId, dataIndex }) => follow(Number(String(seriesId).slice(1)), dataIndex)}
      height={height}
      margin={margins(useTheme().direction)}
      hideLegend
      grid={{ horizontal: true }}
      borderRadius={stacked ? 0 : 4}
      series={series.map(({ label, values, isBefore = false }, index) => ({
        id: `s${index}`,
        label,
        data: [...values],
        color: colourOfSeries({ label, values, isBefore }, index),
        valueFormatter: written(format),
        ...(stacked ? { stack: 'all' } : {}),
      }))}
    />
  )
}

export const DonutDrawing = ({ categories, series, format, height, onFollow }: ChartData) => (
  <Themed>
    <Around sum={format((series[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0))}>
      <PieChart
        className={drawingClass(onFollow)}
        onItemClick={(_, { dataIndex }) => followed(series, onFollow)(0, dataIndex)}
        height={height}
        margin={0}
        hideLegend
        series={[
          {
            data: categories.map((label, index) => ({
              id: label,
              label,
              value: series[0]?.values[index] ?? 0,
              color: colourOf(index),
            })),
            innerRadius: '68%',
            outerRadius: '96%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: ({ value }) => format(value),
          },
        ]}
      />
    </Around>
  </Themed>
)

const Around = ({ sum, children }: { sum: string; children: ReactNode }) => (
  <div className={styles.around}>
    {children}
    <span className={styles.sum}>{sum}</span>
  </div>
)

const drawingClass = (onFollow: ChartData['onFollow']): string =>
  `${styles.drawing ?? ''} ${onFollow ? (styles.followed ?? '') : ''}`

/** Handles a click on a value: follows its address, if it has one. */
const followed =
  (series: ChartData['series'], onFollow: ChartData['onFollow']) =>
  (line: number, index: number | undefined) => {
    const address = index === undefined ? undefined : series[line]?.links?.[index]
    if (address !== undefined) onFollow?.(address)
  }

const written = (format: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : format(value)
