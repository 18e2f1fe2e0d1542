import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormScope } from '../fields/input/form-scope'

/** The label of the value at a path: 'lines.0.quantity' is 'Lines, row 1: Quantity'. */
export function labelAt(t: TFunction, label: (name: string) => string, path: string): string {
  const [first = '', row, inner] = path.split('.')
  if (row === undefined) return label(first)
  const field = inner === undefined ? label(first) : label(`${first}.${inner}`)
  return t('form.rowField', {
    field: inner === undefined ? field : `${label(first)}: ${field}`,
    number: Number(row) + 1,
  })
}

/**
 * Returns the label of the input at a path of the form.
 * @param given labels a field by its path without the row; the form's own labels by default
 */
export function useFieldLabel(given?: (name: string) => string): (path: string) => string {
  const { t } = useTranslation()
  const scope = useFormScope()
  return (path) => labelAt(t, given ?? scope.label, path)
}
