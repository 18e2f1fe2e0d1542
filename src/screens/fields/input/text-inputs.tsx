import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import type { FieldOf } from '#define/kinds'
import styles from './input.module.css'
import { ariaOf, type InputProps } from './input-props'

type LineProps = InputProps & {
  /** What a phone's keyboard and the browser's memory need to know. */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
  readonly endAdornment?: React.ReactNode
  readonly startAdornment?: React.ReactNode
}

/** One line of text, whatever it means. */
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

/** Text: one line, or as many as are declared, growing with what is written. */
export function TextInput({ field, ...props }: InputProps & { readonly field: FieldOf<'text'> }) {
  if (field.secret)
    return <LineInput attributes={{ type: 'password', autoComplete: 'new-password' }} {...props} />
  if (!field.lines) return <LineInput {...props} />
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

/** How much of a text's room is used; for the eyes alone, as the limit is spoken when it is passed. */
const Counter = ({ length, limit }: { length: number; limit: number }) => (
  <span aria-hidden className={styles.counter}>
    {length} / {limit}
  </span>
)
