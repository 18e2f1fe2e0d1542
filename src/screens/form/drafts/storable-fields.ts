import type { AnyField, AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { changedFieldNames, toInput, type FormValues } from '#screens/fields/form-values'

/** Secrets and personal values are never stored in the browser, nor are lists that contain them. */
function isStorable(field: AnyField): boolean {
  if (field.personal || (field.kind === 'text' && field.secret)) return false
  return field.kind !== 'listOf' || Object.values(field.fields).every(isStorable)
}

/** The fields of a form whose values may be stored in the browser: none that is secret, personal or hidden. */
export function storableFields(fields: AnyFields, row: Row | undefined): AnyFields {
  const masked = (row?.['_masked'] ?? {}) as object
  return Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => isStorable(field) && !Object.hasOwn(masked, name)),
  )
}

/** The values of a form without those that may not be stored. */
export const storableValues = (fields: AnyFields, values: FormValues): FormValues =>
  only(storableFields(fields, undefined), values)

/** The values of some fields. */
const only = (fields: AnyFields, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)))

/** The changed fields of a form that may be stored, before and after; undefined if there are none. */
export function changedValues(
  fields: AnyFields,
  start: FormValues,
  values: FormValues,
): { readonly start: FormValues; readonly values: FormValues } | undefined {
  const names = changedFieldNames(fields, start, values)
  const pick = (from: FormValues) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return names.length === 0 ? undefined : { start: pick(start), values: pick(values) }
}

/** Those values of a draft that the inputs of today's declaration can show. */
export const usableValues = (fields: AnyFields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(only(fields, values)).filter(([name, value]) => {
      const field = fields[name]
      return field && Array.isArray(toInput(field, null)) === Array.isArray(value)
    }),
  )
