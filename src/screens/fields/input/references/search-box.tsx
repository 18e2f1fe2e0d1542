import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useForkRef } from '@mui/material/utils'
import type { ReactNode, Ref } from 'react'
import { ariaOf, type InputProps } from '../input-props'

type SearchBoxProps = InputProps & {
  readonly params: AutocompleteRenderInputParams
  readonly placeholder?: string
  readonly startAdornment?: ReactNode
}

export function SearchBox({ params, placeholder, startAdornment, ...props }: SearchBoxProps) {
  const { ref: ownRef, ...inputProps } = params.inputProps as { ref?: Ref<HTMLElement> }
  const ref = useForkRef(ownRef, props.inputRef)
  const { ref: frameRef, className, onMouseDown, endAdornment, startAdornment: chips } = params.InputProps
  return (
    <OutlinedInput
      ref={frameRef}
      className={className}
      onMouseDown={onMouseDown}
      startAdornment={startAdornment ?? chips}
      endAdornment={endAdornment}
      fullWidth
      size="small"
      error={props.invalid}
      placeholder={placeholder}
      inputRef={ref}
      inputProps={{ ...inputProps, ...ariaOf(props) }}
    />
  )
}
