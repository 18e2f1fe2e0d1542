import styles from '../calendar-grid.module.css'

/** The class of an event by the user's answer: invitations without one are outlined, declined ones are crossed out. */
export function answerClass(answer: unknown): string {
  if (answer === 'declined') return `${styles.event} ${styles.declined}`
  return answer === 'none' ? `${styles.event} ${styles.unanswered}` : String(styles.event)
}
