import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import { formatMinutes, formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import type { InputProps } from './input-props'
import { IntegerInput } from './number-inputs'

const other = 'other'

/** A number from a list of usual ones, or typed. */
export function PresetsInput({ field, ...props }: InputProps & { readonly field: FieldOf<'integer'> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isTyped, setTyped] = useState(false)
  const { id, value } = props
  useEffect(() => {
    if (isTyped) document.getElementById(id)?.focus()
  }, [isTyped, id])
  const isBefore = field.unit === 'minutesBefore'
  if (isTyped) return <IntegerInput {...props} {...(isBefore && { adornment: t('form.minutes') })} />
  const textOf = (number: number) => {
    if (!isBefore) return formatNumber(number, locale)
    return number === 0 ? t('form.atStart') : formatMinutes(number, locale)
  }
  const numbers = new Set(field.presets)
  if (typeof value === 'number') numbers.add(value)
  const offered = [...numbers].toSorted((number, another) => number - another)
  const none = { value: '', label: props.required ? t('form.choose') : t('form.none') }
  return (
    <Select
      id={id}
      name={props.path}
      options={[
        ...(typeof value !== 'number' || !props.required ? [none] : []),
        ...offered.map((number) => ({ value: String(number), label: textOf(number) })),
        { value: other, label: t('form.otherValue') },
      ]}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(chosen) => {
        if (chosen === other) setTyped(true)
        else props.onChange(chosen === '' ? null : Number(chosen))
      }}
      onBlur={props.onBlur}
      inputRef={props.inputRef}
      isInvalid={props.invalid}
      isRequired={props.required}
      describedBy={props.describedBy}
    />
  )
}
