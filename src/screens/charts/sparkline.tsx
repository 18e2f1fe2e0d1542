import styles from './charts.module.css'
import '#theme/chart-colours.css'

interface SparklineProps {
  readonly values: readonly number[]
  /** The text alternative: 'Revenue of the last 12 days, from €1,200 to €3,400'. */
  readonly label: string
  readonly width?: number
  readonly height?: number
}

const inset = 3

/** The trend of a figure without axes; the label describes it. */
export function Sparkline({ values, label, width = 96, height = 36 }: SparklineProps) {
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const step = (width - 2 * inset) / Math.max(values.length - 1, 1)
  const points = values.map((value, index) => [
    inset + index * step,
    height - inset - ((value - low) / range) * (height - 2 * inset),
  ])
  const line = points.map((point) => point.map((part) => part.toFixed(1)).join(',')).join(' ')
  const [lastX = 0, lastY = 0] = points.at(-1) ?? []
  return (
    <svg
      className={styles.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <polygon points={`${inset},${height} ${line} ${lastX.toFixed(1)},${height}`} className={styles.under} />
      <polyline points={line} />
      <circle cx={lastX} cy={lastY} r={inset} />
    </svg>
  )
}
