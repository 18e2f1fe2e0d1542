import type { ComponentType } from 'react'
import type { AnyResource } from '#define'
import type { Conditions } from '#define/references/reference-where'
import type { InputProps } from '../input-props'
import type { SearchBoxProps } from './search-box'

/** The props of the input for what a record of a calendar has to itself. */
export interface TargetInputProps extends InputProps {
  readonly target: AnyResource
  readonly conditions: Conditions
  /** The input of a picker, which forms have already loaded. */
  readonly Search: ComponentType<SearchBoxProps>
}
