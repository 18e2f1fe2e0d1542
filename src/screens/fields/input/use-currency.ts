import { useWatch } from 'react-hook-form'
import type { FieldOf } from '#define/kinds'
import { currencyOf } from '#define/reading'
import { useFormScope } from './form-scope'

/** The currency of an amount of this form: that of the form's values, else that of the record. */
export function useCurrency(field: FieldOf<'money'>): string | undefined {
  const { resource, row } = useFormScope()
  const name = currencyOf(resource, field) ?? ''
  const typed: unknown = useWatch({ name })
  const code = typed ?? row[name]
  return typeof code === 'string' && code !== '' ? code.toUpperCase() : undefined
}
