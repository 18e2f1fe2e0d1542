import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import type { InputProps } from '../input-props'
import { matchingZones, zoneOptions } from './zone-options'

/** A time zone, found by its city, its IANA name or its offset. */
export function ZoneInput(props: InputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const value = String(props.value ?? '')
  const options = useMemo(() => zoneOptions(value, locale), [value, locale])
  const none = { value: '', label: props.required ? t('form.choose') : t('form.none') }
  return (
    <Select
      id={props.id}
      name={props.path}
      options={value === '' || !props.required ? [none, ...options] : options}
      value={value}
      match={matchingZones}
      onChange={props.onChange}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      isInvalid={props.invalid}
      isRequired={props.required}
      describedBy={props.describedBy}
    />
  )
}
