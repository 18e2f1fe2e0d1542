import type { CalendarMode } from '#screens/list-model/state/calendar-state'
import styles from './calendar-bones.module.css'

interface CalendarBonesProps {
  readonly label: string
  /** Decides how it is divided; days by default. */
  readonly mode?: CalendarMode
}

/** The placeholder of a calendar while it loads. */
export const CalendarBones = ({ label, mode }: CalendarBonesProps) => (
  <div className={styles.bones} data-mode={mode} role="status" aria-label={label} aria-busy="true" />
)
