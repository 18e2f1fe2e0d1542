import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { hueColor, isHue } from '#define/choices/hues'
import { Select } from '#shell/parts/select/select'
import { useFormScope } from './form-scope'
import { ariaOf, type InputProps } from './input-props'

type OptionsProps = InputProps & { readonly options: readonly string[] }

/** One option of several. */
export function ChoiceInput({ options, swatches, ...props }: OptionsProps & { readonly swatches?: boolean }) {
  const { option } = useFormScope()
  const { t } = useTranslation()
  const value = String(props.value ?? '')
  const isOld = value !== '' && !options.includes(value)
  const none = { value: '', label: props.required ? t('form.choose') : t('form.none') }
  const offered = [...(isOld ? [value] : []), ...options].map((each) => ({
    value: each,
    label: option(props.name, each),
    swatch: swatches && isHue(each) ? hueColor(each) : undefined,
  }))
  return (
    <Select
      id={props.id}
      name={props.path}
      options={value === '' || !props.required ? [none, ...offered] : offered}
      value={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      isInvalid={props.invalid}
      isRequired={props.required}
      describedBy={props.describedBy}
    />
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
