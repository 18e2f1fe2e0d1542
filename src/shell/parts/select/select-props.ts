import type { Ref } from 'react'

/** One option of a select. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A CSS colour that is shown before the label. */
  readonly swatch?: string | undefined
  /** The level in a tree, from 0. */
  readonly depth?: number
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string
}

export interface SelectProps<Value extends string = string> {
  /** The id of the control. Without `label`, the element with the id `{id}-label` names it. */
  readonly id?: string
  /** The accessible name of a select without a visible label. */
  readonly label?: string
  /** The `name` of the input, which holds the label of the option. */
  readonly name?: string
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  /** Receives what is focused when the value is invalid. */
  readonly inputRef?: Ref<HTMLElement>
  readonly isInvalid?: boolean
  readonly isRequired?: boolean
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
  /** The options that match what is typed, best first; those whose label contains it, if absent. */
  readonly match?: (options: readonly SelectOption<Value>[], typed: string) => SelectOption<Value>[]
}

/** The id of the element that names a select. */
export const labelIdOf = (id: string): string => `${id}-label`
