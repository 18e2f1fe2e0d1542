import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useForkRef } from '@mui/material/utils'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface ComboInputProps {
  readonly params: AutocompleteRenderInputParams
  readonly inputRef?: Ref<HTMLElement> | undefined
  readonly isInvalid?: boolean
  readonly placeholder?: string | undefined
  readonly startAdornment?: ReactNode
  /** The attributes that link the input to its label, help and error. */
  readonly attributes: InputHTMLAttributes<HTMLInputElement>
}

/** The input of an Autocomplete, whose label is above it. */
export function ComboInput({ params, inputRef, isInvalid = false, attributes, ...props }: ComboInputProps) {
  const { ref: ownRef, ...inputProps } = params.inputProps as { ref?: Ref<HTMLElement> }
  const ref = useForkRef(ownRef, inputRef)
  const { ref: frameRef, className, onMouseDown, endAdornment, startAdornment: chips } = params.InputProps
  return (
    <OutlinedInput
      ref={frameRef}
      className={className}
      onMouseDown={onMouseDown}
      startAdornment={props.startAdornment ?? chips}
      endAdornment={endAdornment}
      fullWidth
      size="small"
      error={isInvalid}
      placeholder={props.placeholder}
      inputRef={ref}
      inputProps={{ ...inputProps, ...attributes }}
    />
  )
}
