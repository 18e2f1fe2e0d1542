import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { ReactNode } from 'react'
import { ComboInput } from '#shell/parts/select/combo-input'
import { ariaOf, type InputProps } from '../input-props'

export type SearchBoxProps = InputProps & {
  readonly params: AutocompleteRenderInputParams
  readonly placeholder?: string | undefined
  readonly startAdornment?: ReactNode
}

/** The input of a picker in a form. */
export const SearchBox = ({ params, placeholder, startAdornment, ...props }: SearchBoxProps) => (
  <ComboInput
    params={params}
    inputRef={props.inputRef}
    isInvalid={props.invalid}
    placeholder={placeholder}
    startAdornment={startAdornment}
    attributes={ariaOf(props)}
  />
)
