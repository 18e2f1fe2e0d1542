import type { AnyField } from '#define/kinds'

export interface FieldInputProps {
  readonly field: AnyField
  /** The path of its value in the form: 'lines.0.quantity'. */
  readonly path: string
  /** The name by which its labels are looked up: 'lines.quantity'. */
  readonly name: string
  /** A more specific label, for inputs that share one, such as those of rows. */
  readonly label?: string
  /** Shown in an empty line of text, where its label is not. */
  readonly placeholder?: string | undefined
  readonly className?: string
}
