import type { Ref } from 'react'

/** The props of an input of any kind. */
export interface InputProps {
  readonly id: string
  /** The path of its value in the form: 'lines.0.quantity'. */
  readonly path: string
  /** The name by which its labels are looked up: 'lines.quantity'. */
  readonly name: string
  readonly label: string
  /** Shown in an empty line of text. */
  readonly placeholder?: string | undefined
  readonly required: boolean
  readonly invalid: boolean
  /** The ids of help and error, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Receives the element to focus when the value is invalid. */
  readonly inputRef: Ref<HTMLElement>
}

/** The attributes that link an input element to its label, help and error. */
export const ariaOf = (props: Pick<InputProps, 'id' | 'path' | 'required' | 'invalid' | 'describedBy'>) => ({
  id: props.id,
  name: props.path,
  'aria-required': props.required || undefined,
  'aria-invalid': props.invalid || undefined,
  'aria-describedby': props.describedBy,
})
