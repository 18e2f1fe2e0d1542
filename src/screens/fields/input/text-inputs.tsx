import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useForkRef } from '@mui/material/utils'
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
} from 'react'
import { useFormContext } from 'react-hook-form'
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

/**
 * A line of text in a form. Its element keeps what is typed, so that the input of MUI is not rendered for each key. A
 * value that the form gets otherwise is written into the element.
 */
function TypedLine({ id, path, required, invalid, describedBy, value, placeholder, ...props }: InputProps) {
  const { inputRef, onChange } = props
  const { getValues } = useFormContext()
  const [first] = useState(() => String(value ?? ''))
  const element = useRef<HTMLInputElement>(null)
  const leave = useRef(props.onBlur)
  useLayoutEffect(() => {
    leave.current = props.onBlur
    // The value of this rendering may be older than what is typed.
    const text = String(getValues(path) ?? '')
    if (element.current && element.current.value !== text) element.current.value = text
  })
  return (
    <UnchangedLine
      first={first}
      placeholder={placeholder}
      invalid={invalid}
      inputRef={useForkRef(element, inputRef)}
      inputProps={useMemo(
        () => ariaOf({ id, path, required, invalid, describedBy }),
        [id, path, required, invalid, describedBy],
      )}
      onText={onChange}
      onBlur={useCallback(() => leave.current(), [])}
    />
  )
}

interface UnchangedLineProps extends Pick<
  OutlinedInputProps,
  'inputRef' | 'inputProps' | 'onBlur' | 'placeholder'
> {
  readonly first: string
  readonly invalid: boolean
  readonly onText: (text: string) => void
}

/** Not rendered again when only its text has changed. */
const UnchangedLine = memo(function UnchangedLine({ first, invalid, onText, ...props }: UnchangedLineProps) {
  return (
    <OutlinedInput
      {...props}
      fullWidth
      size="small"
      error={invalid}
      defaultValue={first}
      onChange={(event) => onText(event.target.value)}
    />
  )
})

const manyLines = 10_000

/** Text: one line, or the declared number of lines, growing with the text. */
export function TextInput({ field, ...props }: InputProps & { readonly field: FieldOf<'text'> }) {
  if (field.secret)
    return <LineInput attributes={{ type: 'password', autoComplete: 'new-password' }} {...props} />
  if (!field.lines) return <TypedLine {...props} />
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
