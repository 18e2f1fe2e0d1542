import { lazy } from 'react'
import { formatNumber, formatShort } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChartFigure } from './chart-figure'
import type { LegendEntry } from './chart-legend'
import { colourOf, colourOfSeries, type BarChartProps, type ChartData, type ChartProps } from './chart-props'

const drawings = () => import('./drawings')
const LineDrawing = lazy(() => drawings().then((module) => ({ default: module.LineDrawing })))
const BarDrawing = lazy(() => drawings().then((module) => ({ default: module.BarDrawing })))
const DonutDrawing = lazy(() => drawings().then((module) => ({ default: module.DonutDrawing })))

const roundDrawings = () => import('./round-drawings')
const RadarDrawing = lazy(() => roundDrawings().then((module) => ({ default: module.RadarDrawing })))
const GaugeDrawing = lazy(() => roundDrawings().then((module) => ({ default: module.GaugeDrawing })))

const defaultHeight = 280

/** Fills in the defaults of a chart's props. */
function useChartData<Props extends ChartProps>(props: Props): Props & ChartData {
  const locale = useLocale()
  const format = props.format ?? ((value: number) => formatNumber(value, locale, 2))
  const shortFormat = props.shortFormat ?? props.format ?? ((value: number) => formatShort(value, locale))
  return { ...props, format, shortFormat, height: props.height ?? defaultHeight }
}

const legendOf = ({ series }: ChartProps): LegendEntry[] =>
  series.map((item, index) => ({
    label: item.label,
    colour: colourOfSeries(item, index),
    address: item.list,
  }))
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
    <ChartFigure {...chart} legend={legendOf(chart)}>
      <LineDrawing {...chartData(chart)} area={false} />
    </ChartFigure>
  )
}

/** A line chart with the area below the lines filled, for amounts that add up over time. */
export function AreaChart(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={legendOf(chart)}>
      <LineDrawing {...chartData(chart)} area />
    </ChartFigure>
  )
}

/** Values side by side, or stacked. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={legendOf(chart)}>
      <BarDrawing {...chartData(chart)} stacked={stacked} />
    </ChartFigure>
  )
}

/** The shares of a whole: the values of the first series, with their sum in the middle. */
export function Donut(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure
      {...chart}
      legend={chart.categories.map((label, index) => ({ label, colour: colourOf(index) }))}
    >
      <DonutDrawing {...chartData(chart)} />
    </ChartFigure>
  )
}

/** Values on axes around a point, to compare the shapes of a few series. */
export function Radar(props: ChartProps) {
  const chart = useChartData(props)
  return (
    <ChartFigure {...chart} legend={legendOf(chart)}>
      <RadarDrawing {...chartData(chart)} />
    </ChartFigure>
  )
}

/** The first value as a part of the sum of all values, as an arc with its share in the middle. */
export function RadialGauge({ share, ...props }: ChartProps & { readonly share: string }) {
  const chart = useChartData(props)
  const values = (chart.series[0]?.values ?? []).map((value) => value ?? 0)
  const sum = values.reduce((all, value) => all + value, 0)
  return (
    <ChartFigure {...chart} legend={[]}>
      <GaugeDrawing value={values[0] ?? 0} max={sum} text={share} height={chart.height} />
    </ChartFigure>
  )
}
