import styles from './stars.module.css'

const star = 'M8 1.6l2 4.1 4.5.6-3.3 3.1.8 4.5L8 11.7l-4 2.2.8-4.5L1.5 6.3 6 5.7z'
const five = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 0 to 5; fractions are rendered as parts of a star. */
  readonly rating: number
  /** The text for screen readers. */
  readonly label: string
}

export const Stars = ({ rating, label: text }: StarsProps) => (
  <span role="img" aria-label={text} className={styles.stars}>
    <Row />
    <span className={styles.lit} style={{ width: `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%` }}>
      <Row />
    </span>
  </span>
)

const Row = () => (
  <svg viewBox="0 0 80 16" width="80" height="16" aria-hidden="true" fill="currentColor">
    {five.map((index) => (
      <path key={index} d={star} transform={`translate(${index * 16} 0)`} />
    ))}
  </svg>
)
