import Alert from '@mui/material/Alert'
import { messageOf } from '#providers/data/problem'
import { useFaultLabel } from './fault-label'
import styles from '../form.module.css'
import type { ListedFault } from './listed-faults'

interface RefusalAlertProps {
  readonly refusal: unknown
  /** What the server says of fields that the form has no input for. */
  readonly elsewhere: readonly ListedFault[]
}

/** Why the server refused a form: the sentence about the whole, and each that belongs to no input of the form. */
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
