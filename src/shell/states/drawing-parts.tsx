import styles from './drawing.module.css'

/** The parts that all illustrations consist of, in a view box of 240 by 160. */

type Tone = 'accent' | 'soft' | 'warm' | 'fault' | 'good'

interface BoxProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Placed behind another panel. */
  readonly isBackground?: boolean
}

export const Ground = () => (
  <>
    <ellipse cx="120" cy="84" rx="104" ry="66" className={styles.ground} />
    <circle cx="214" cy="26" r="5" className={styles.ground} />
    <circle cx="16" cy="140" r="8" className={styles.ground} />
  </>
)

export const Panel = ({ isBackground = false, ...box }: BoxProps) => (
  <rect {...box} rx="12" className={isBackground ? styles.behind : styles.panel} />
)

/** Lines of text, the first one as a heading. */
export const Bars = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, index) => (
    <rect
      key={index}
      x={x}
      y={y + index * 18}
      width={width}
      height={8}
      rx="4"
      className={index === 0 ? styles.soft : styles.bar}
    />
  ))

export const Disc = ({ x, y, r, tone }: { x: number; y: number; r: number; tone: Tone }) => (
  <circle cx={x} cy={y} r={r} className={styles[tone]} />
)

interface BadgeProps {
  readonly x: number
  readonly y: number
  /** The SVG path of an icon, relative to the centre. */
  readonly path: string
  readonly tone?: Tone
}

export const Badge = ({ x, y, path, tone = 'accent' }: BadgeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="18" className={styles[tone]} />
    <g className={styles.upright}>
      <path d={path} className={styles.line} />
    </g>
  </g>
)

/** A dotted line, with a dot at its start. */
export const Route = ({ d, from }: { d: string; from?: readonly [x: number, y: number] }) => (
  <>
    <path d={d} className={styles.route} />
    {from && <circle cx={from[0]} cy={from[1]} r="6" className={styles.accent} />}
  </>
)
