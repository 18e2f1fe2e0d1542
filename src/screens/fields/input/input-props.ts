import type { Ref } from 'react'

/** What every input gets, whatever its kind. */
export interface InputProps {
  readonly id: string
  /** Where its value stands in the form: 'lines.0.quantity'. */
  readonly path: string
  /** The name its words are found by: 'lines.quantity'. */
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly invalid: boolean
  /** The ids of help and error, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Gets what takes the focus when the value is wrong. */
  readonly inputRef: Ref<HTMLElement>
}

/** The attributes that tie an input element to its label, help and error. */
export const ariaOf = (props: InputProps) => ({
  id: props.id,
  name: props.path,
  'aria-required': props.required || undefined,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
})
