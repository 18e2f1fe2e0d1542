import styles from './calendar-bones.module.css'

/** The placeholder of a calendar while it loads. */
export const CalendarBones = ({ label }: { label: string }) => (
  <div className={styles.bones} role="status" aria-label={label} aria-busy="true" />
)
