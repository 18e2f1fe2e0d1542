import { lazy } from 'react'
import { formatNumber, formatShort } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartFigure } from './chart-figure'
import type { BarChartProps, ChartProps, ChartData } from './chart-props'

const drawings = () => import('./drawings')
const LineDrawing = lazy(() => drawings().then((module) => ({ default: module.LineDrawing })))
const BarDrawing = lazy(() => drawings().then((module) => ({ default: module.BarDrawing })))
const DonutDrawing = lazy(() => drawings().then((module) => ({ default: module.DonutDrawing })))

const defaultHeight = 280

/** Fills in the defaults of a chart's props. */
function useChartData<Props extends ChartProps>(props: Props): Props & ChartData {
  const locale = useLocale()
  const format = props.format ?? ((value: number) => formatNumber(value, locale, 2))
  const shortFormat = props.shortFormat ?? props.format ?? ((value: number) => formatShort(value, locale))
  return { ...props, format, shortFormat, height: props.height ?? defaultHeight }
}

const labelsOf = ({ series }: ChartProps) => series.map(({ label }) => label)
const chartData = ({ categories, series, format, shortFormat, height, onFollow }: ChartData): ChartData => ({
  categories,
  series,
  format,
  shortFormat,
  height,
  onFollow,
})

/** Values that change along an axis. */
export function LineChart(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={labelsOf(chart)}>
      <LineDrawing {...chartData(chart)} area={false} />
    </ChartFigure>
  )
}

/** A line chart with the area below the lines filled, for amounts that add up over time. */
export function AreaChart(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={labelsOf(chart)}>
      <LineDrawing {...chartData(chart)} area />
    </ChartFigure>
  )
}

/** Values side by side, or stacked. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={labelsOf(chart)}>
      <BarDrawing {...chartData(chart)} stacked={stacked} />
    </ChartFigure>
  )
}

/** The shares of a whole: the values of the first series, with their sum in the middle. */
export function Donut(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={chart.categories}>
      <DonutDrawing {...chartData(chart)} />
    </ChartFigure>
  )
}
