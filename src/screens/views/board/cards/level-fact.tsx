import type { FieldOf } from '#define/kinds'
import styles from './card.module.css'

interface LevelFactProps {
  readonly field: FieldOf<'choice'>
  readonly value: string
  readonly label: string
}

const maxBars = 4
const width = 4
const gap = 2
const height = 12

/** One of several levels, such as a priority: bars of which more are filled the higher it is, and its label. */
export function LevelFact({ field, value, label }: LevelFactProps) {
  const index = field.options.indexOf(value)
  const bars = Math.min(field.options.length, maxBars)
  const filled = Math.max(1, Math.ceil(((index + 1) / field.options.length) * bars))
  const isHighest = index === field.options.length - 1
  return (
    <span className={styles.level} data-highest={isHighest || undefined}>
      <svg
        aria-hidden="true"
        width={bars * (width + gap) - gap}
        height={height}
        viewBox={`0 0 ${bars * (width + gap) - gap} ${height}`}
      >
        {Array.from({ length: bars }, (_, bar) => {
          const size = (height * (bar + 1)) / bars
          return (
            <rect
              key={bar}
              x={bar * (width + gap)}
              y={height - size}
              width={width}
              height={size}
              rx="1"
              fill="currentColor"
              opacity={bar < filled ? 1 : 0.28}
            />
          )
        })}
      </svg>
      {label}
    </span>
  )
}
