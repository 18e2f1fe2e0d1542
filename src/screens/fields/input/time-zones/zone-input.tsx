import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayOf, localDay } from '#base/format/days'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'
import { matchingZones, zoneOptions } from './zone-options'

/**
 * A time zone, found by its city, its IANA name, its name in English or Chinese, or its offset. The offsets are those
 * of the day on which the event of a form starts, or else of today.
 */
export function ZoneInput(props: InputProps) {
  const [today] = useState(() => localDay(new Date()))
  // A filter is not inside a form.
  const isInForm = (useFormContext() as unknown) !== null
  return isInForm ? <OfForm {...props} today={today} /> : <OfDay {...props} day={today} />
}

function OfForm({ today, ...props }: InputProps & { readonly today: string }) {
  const { resource } = useFormScope()
  const start: unknown = useWatch({ name: resource.views?.calendar?.start ?? '' })
  return <OfDay {...props} day={(typeof start === 'string' && dayOf(start)) || today} />
}

function OfDay({ day, ...props }: InputProps & { readonly day: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const value = String(props.value ?? '')
  const options = useMemo(() => zoneOptions(value, locale, day), [value, locale, day])
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
