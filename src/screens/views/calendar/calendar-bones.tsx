import styles from './calendar-bones.module.css'

/** What stands in the place of a calendar until it is there. */
export const CalendarBones = ({ label }: { label: string }) => (
  <div className={styles.bones} role="status" aria-label={label} aria-busy="true" />
)
