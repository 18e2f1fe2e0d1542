import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { useFormScope } from './form-scope'
import { ariaOf, type InputProps } from './input-props'

type OptionsProps = InputProps & { readonly options: readonly string[] }

/** One option of several, as a native select: it supports every keyboard, screen reader and phone. */
export function ChoiceInput({ options, ...props }: OptionsProps) {
  const { option } = useFormScope()
  const { t } = useTranslation()
  const value = String(props.value ?? '')
  const isOld = value !== '' && !options.includes(value)
  return (
    <NativeSelect
      fullWidth
      error={props.invalid}
      value={value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      input={<OutlinedInput size="small" />}
      inputProps={ariaOf(props)}
    >
      {(value === '' || !props.required) && (
        <option value="">{props.required ? t('form.choose') : t('form.none')}</option>
      )}
      {[...(isOld ? [value] : []), ...options].map((each) => (
        <option key={each} value={each}>
          {option(props.name, each)}
        </option>
      ))}
    </NativeSelect>
  )
}

/** Several options, one checkbox each. */
export function ChoicesInput({ options, ...props }: OptionsProps) {
  const { option } = useFormScope()
  const chosen = Array.isArray(props.value) ? (props.value as string[]) : []
  const toggle = (word: string, on: boolean) =>
    props.onChange(options.filter((each) => (each === word ? on : chosen.includes(each))))
  return (
    <FormGroup
      row
      role="group"
      id={props.id}
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
    >
      {options.map((each, index) => (
        <FormControlLabel
          slotProps={{ typography: { variant: 'body2' } }}
          key={each}
          label={option(props.name, each)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(each)}
              onChange={(_, on) => toggle(each, on)}
              onBlur={props.onBlur}
              inputRef={index === 0 ? props.inputRef : undefined}
              inputProps={{ name: props.path, 'aria-invalid': props.invalid || undefined }}
            />
          }
        />
      ))}
    </FormGroup>
  )
}

export function BooleanInput(props: InputProps) {
  const { t } = useTranslation()
  const isOn = props.value === true
  return (
    <FormControlLabel
      slotProps={{ typography: { variant: 'body2' } }}
      label={isOn ? t('form.yes') : t('form.no')}
      aria-hidden={false}
      control={
        <Switch
          checked={isOn}
          onChange={(_, on) => props.onChange(on)}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          inputProps={{ ...ariaOf(props), role: 'switch', 'aria-labelledby': `${props.id}-label` }}
        />
      }
    />
  )
}
