import Alert from '@mui/material/Alert'
import { messageOf } from '#providers/data/http/problem'
import { useFaultLabel } from './fault-label'
import styles from '../form.module.css'
import type { ListedFault } from './listed-faults'

interface RefusalAlertProps {
  readonly refusal: unknown
  /** The server's errors for fields without an input in this form. */
  readonly elsewhere: readonly ListedFault[]
}

/** The server's error message for a form, with each error that belongs to no input. */
export function RefusalAlert({ refusal, elsewhere }: RefusalAlertProps) {
  const labelOf = useFaultLabel()
  return (
    <Alert severity="error" className={styles.refusal}>
      <p>{messageOf(refusal)}</p>
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map(({ path, message }) => (
            <li key={path}>
              {labelOf(path)}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
