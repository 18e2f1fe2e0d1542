import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge'
import { RadarChart } from '@mui/x-charts/RadarChart'
import { Themed } from '#shell/theme/themed'
import { colourOfSeries, type ChartData } from './chart-props'
import styles from './drawings.module.css'

/** The drawings of rarer charts, in a chunk of their own because of their size. */

/** The values of each series on axes around a point. */
export const RadarDrawing = ({ categories, series, format, height }: ChartData) => (
  <Themed>
    <RadarChart
      className={styles.drawing ?? ''}
      height={height}
      margin={{ top: 24, bottom: 24, left: 48, right: 48 }}
      hideLegend
      shape="circular"
      divisions={4}
      radar={{ metrics: [...categories] }}
      series={series.map((item, index) => ({
        id: `s${index}`,
        label: item.label,
        data: item.values.map((value) => value ?? 0),
        color: colourOfSeries(item, index),
        fillArea: !item.isBefore,
        hideMark: item.isBefore ?? false,
        valueFormatter: (value) => format(value ?? 0),
      }))}
    />
  </Themed>
)

interface GaugeDrawingProps {
  readonly value: number
  readonly max: number
  readonly text: string
  readonly height: number
}

/** A part of a whole as an arc, with a text in the middle. */
export const GaugeDrawing = ({ value, max, text, height }: GaugeDrawingProps) => (
  <Themed>
    <Gauge
      height={height}
      value={value}
      valueMax={Math.max(max, 1)}
      startAngle={-110}
      endAngle={110}
      innerRadius="76%"
      outerRadius="100%"
      cornerRadius="50%"
      text={text}
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: 'var(--chart-1)' },
        [`& .${gaugeClasses.valueText} text`]: { fill: 'var(--text)', fontSize: 28, fontWeight: 700 },
      }}
    />
  </Themed>
)
