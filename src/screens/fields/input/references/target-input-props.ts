import type { AnyResource } from '#define'
import type { Conditions } from '#define/reference-where'
import type { InputProps } from '../input-props'

/** The props of the input for what a record of a calendar has to itself. */
export interface TargetInputProps extends InputProps {
  readonly target: AnyResource
  readonly conditions: Conditions
}
