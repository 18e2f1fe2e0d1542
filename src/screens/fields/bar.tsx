import styles from './bar.module.css'

interface BarProps {
  /** 0 is nothing, 1 and more is plenty. */
  readonly share: number
  readonly text: string
}

/** A number above a line that says how much it is: red for nothing, amber for little, green for enough. */
export const Bar = ({ share, text }: BarProps) => {
  const state = share <= 0 ? 'none' : share < 0.1 ? 'few' : 'enough'
  return (
    <span className={styles.bar} data-state={state}>
      {text}
      <span className={styles.line} aria-hidden="true">
        <span style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
      </span>
    </span>
  )
}
