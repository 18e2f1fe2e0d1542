import OutlinedInput from '@mui/material/OutlinedInput'
import styles from './input.module.css'
import { ariaOf, type InputProps } from './input-props'

/** Any JSON value, typed as text; it is parsed when the form is sent. */
export const JsonInput = (props: InputProps) => (
  <OutlinedInput
    fullWidth
    multiline
    size="small"
    error={props.invalid}
    value={String(props.value ?? '')}
    onChange={(event) => props.onChange(event.target.value)}
    onBlur={props.onBlur}
    inputRef={props.inputRef}
    inputComponent="textarea"
    inputProps={{
      ...ariaOf(props),
      rows: 6,
      spellCheck: false,
      className: styles.code,
    }}
  />
)
