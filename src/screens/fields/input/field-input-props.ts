import type { AnyField } from '#define/kinds'

export interface FieldInputProps {
  readonly field: AnyField
  /** Where its value stands in the form: 'lines.0.quantity'. */
  readonly path: string
  /** The name its words are found by: 'lines.quantity'. */
  readonly name: string
  /** Says more than the label where many inputs share it. */
  readonly label?: string
  readonly className?: string
}
