import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyFields } from '#define/kinds'
import type { Fault } from '#define/parsing/parse'
import { currencyOf } from '#define/reading'
import type { AnyResource } from '#define'
import type { validation } from '#locales/en/validation'
import { useLabels } from '#base/i18n/labels'
import { writeMinor } from '#money/number-text'
import { minorDigits } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { fieldIn } from './check-form'
import type { FormValues } from '#screens/fields/form-values'

type Sentence = keyof typeof validation

/** Converts a fault to a sentence; limits are formatted as users type them. */
export type FaultText = (path: string, fault: Fault, values: FormValues) => string

/** Returns a function that writes faults in the current language. */
export function useFaultText(resource: AnyResource, fields: AnyFields): FaultText {
  const { t, i18n } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  return useCallback(
    (path, fault, values) => {
      const field = fieldIn(fields, path)
      const key = i18n.exists(`validation.${fault.key}`) ? fault.key : 'invalid'
      const textOf = (params?: Record<string, unknown>) =>
        (t as TFunction)(`validation.${key as Sentence}`, { ...fault.values, ...params })
      const limit = fault.values?.['limit']
      if (typeof limit === 'number' && field?.kind === 'money') {
        const currency = values[currencyOf(resource, field) ?? '']
        return textOf({
          limit: writeMinor(limit, minorDigits(typeof currency === 'string' ? currency : ''), locale),
        })
      }
      if (typeof limit === 'number') return textOf({ limit: new Intl.NumberFormat(locale).format(limit) })
      if (field?.kind === 'choice')
        return textOf({
          options: field.options.map((each) => labels.option(resource, path, each)).join(', '),
        })
      return textOf()
    },
    [t, i18n, labels, locale, resource, fields],
  )
}
