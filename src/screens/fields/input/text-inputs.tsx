import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import type { FieldOf } from '#define/kinds'
import styles from './input.module.css'
import { ariaOf, type InputProps } from './input-props'

type LineProps = InputProps & {
  /** Attributes for the phone's keyboard and the browser's autofill. */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
  readonly endAdornment?: React.ReactNode
  readonly startAdornment?: React.ReactNode
}

export const LineInput = ({ attributes, endAdornment, startAdornment, ...props }: LineProps) => (
  <OutlinedInput
    fullWidth
    size="small"
    error={props.invalid}
    value={String(props.value ?? '')}
    onChange={(event) => props.onChange(event.target.value)}
    onBlur={props.onBlur}
    inputRef={props.inputRef}
    endAdornment={endAdornment}
    startAdornment={startAdornment}
    inputProps={{ ...ariaOf(props), ...attributes }}
  />
)

const manyLines = 10_000

/** Text: one line, or the declared number of lines, growing with the text. */
export function TextInput({ field, ...props }: InputProps & { readonly field: FieldOf<'text'> }) {
  if (field.secret)
    return <LineInput attributes={{ type: 'password', autoComplete: 'new-password' }} {...props} />
  if (!field.lines)
    return (
      <LineInput
        {...props}
        {...(props.placeholder !== undefined && { attributes: { placeholder: props.placeholder } })}
      />
    )
  return (
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
      inputProps={{ ...ariaOf(props), rows: field.lines, style: { resize: 'vertical' } }}
      endAdornment={<Counter length={String(props.value ?? '').length} limit={field.max ?? manyLines} />}
      sx={{ alignItems: 'flex-end' }}
    />
  )
}

/** The number of characters used. Hidden from screen readers, which announce the error when the limit is exceeded. */
const Counter = ({ length, limit }: { length: number; limit: number }) => (
  <span aria-hidden className={styles.counter}>
    {length} / {limit}
  </span>
)
