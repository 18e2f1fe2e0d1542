import OutlinedInput from '@mui/material/OutlinedInput'
import styles from './recurrence.module.css'

interface CountInputProps {
  readonly label: string
  /** Undefined while it is empty. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

/** A whole number from 1 to 999; other characters cannot be typed. */
export const CountInput = ({ label, value, onChange }: CountInputProps) => (
  <OutlinedInput
    size="small"
    className={styles.count ?? ''}
    error={value === undefined}
    value={value ?? ''}
    onChange={({ target }) => {
      const digits = target.value.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 3)
      onChange(digits === '' ? undefined : Number(digits))
    }}
    inputProps={{ 'aria-label': label, inputMode: 'numeric', autoComplete: 'off' }}
  />
)
