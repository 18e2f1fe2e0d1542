import styles from './sparkline.module.css'
import '#theme/chart-colours.css'

interface SparklineProps {
  /** Null where there is none: the line has a gap. */
  readonly values: readonly (number | null)[]
  /** The text alternative: 'Revenue of the last 12 days, from €1,200 to €3,400'. */
  readonly label: string
  readonly width?: number
  readonly height?: number
}

const inset = 3

type Point = readonly [x: number, y: number]

/** The points between the gaps. */
const runsOf = (points: readonly (Point | null)[]): readonly (readonly Point[])[] =>
  points
    .reduce<Point[][]>(
      (runs, point) => (point === null ? [...runs, []] : runs.with(-1, [...(runs.at(-1) ?? []), point])),
      [[]],
    )
    .filter((run) => run.length > 0)

/** The trend of a figure without axes; the label describes it. */
export function Sparkline({ values, label, width = 96, height = 36 }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known)
  const range = Math.max(...known) - low || 1
  const step = (width - 2 * inset) / Math.max(values.length - 1, 1)
  const points = values.map((value, index) =>
    value === null
      ? null
      : ([inset + index * step, height - inset - ((value - low) / range) * (height - 2 * inset)] as const),
  )
  const [lastX, lastY] = points.findLast((point) => point !== null) ?? [0, 0]
  return (
    <svg
      className={styles.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {runsOf(points).map((run) => {
        const line = run.map((point) => point.map((part) => part.toFixed(1)).join(',')).join(' ')
        const [start, end] = [run[0]?.[0].toFixed(1), run.at(-1)?.[0].toFixed(1)]
        return (
          <g key={line}>
            <polygon points={`${start},${height} ${line} ${end},${height}`} className={styles.under} />
            <polyline points={line} />
          </g>
        )
      })}
      <circle cx={lastX} cy={lastY} r={inset} />
    </svg>
  )
}
