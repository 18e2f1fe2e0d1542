import styles from './bar.module.css'

interface BarProps {
  /** 0 is none; 1 or more is plenty. */
  readonly share: number
  readonly text: string
}

/** A few are still visible. */
const leastShare = 0.12

/** A number above a bar that shows the share: red for none, amber for few, green for enough. */
export const Bar = ({ share, text }: BarProps) => {
  const state = share <= 0 ? 'none' : share < 0.1 ? 'few' : 'enough'
  return (
    <span className={styles.bar} data-state={state}>
      {text}
      <span className={styles.line} aria-hidden="true">
        {state !== 'none' && <span style={{ width: `${Math.min(1, Math.max(leastShare, share)) * 100}%` }} />}
      </span>
    </span>
  )
}
