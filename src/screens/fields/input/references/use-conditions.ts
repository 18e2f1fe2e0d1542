import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import {
  comparedConditions,
  comparedFields,
  fixedConditions,
  type AnyWhere,
  type Conditions,
} from '#define/references/reference-where'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'

const none: Conditions = {}

/**
 * The conditions of a reference with the values typed so far. When a value that they depend on is changed, the chosen
 * record may no longer meet them: it is removed, and the field says why.
 */
export function useConditions({ where }: FieldOf<'ref' | 'refs'>, props: InputProps): Conditions {
  const compared = useComparedValues(where, props.path)
  const conditions = useMemo(
    () => (where ? { ...fixedConditions(where), ...comparedConditions(where, compared) } : none),
    [where, compared],
  )
  useRemoval(compared, props)
  return conditions
}

type Compared = Readonly<Record<string, unknown>>

/** The values that the conditions depend on: of the row, if it has such a field, else of the record. */
function useComparedValues(where: AnyWhere | undefined, path: string): Compared {
  const { resource, row } = useFormScope()
  const names = useMemo(() => comparedFields(where), [where])
  const [rows = '', index] = path.split('.')
  const inRows = resource.fields[rows]
  const pathOf = (name: string) =>
    index !== undefined && inRows?.kind === 'listOf' && Object.hasOwn(inRows.fields, name)
      ? `${rows}.${index}.${name}`
      : name
  const typed: readonly unknown[] = useWatch({ name: names.map(pathOf) })
  const values = names.map((name, at) => typed[at] ?? row[name] ?? null)
  const key = JSON.stringify(values)
  return useMemo(() => {
    const known = JSON.parse(key) as readonly unknown[]
    return Object.fromEntries(names.map((name, at) => [name, known[at]]))
  }, [names, key])
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Removes the chosen record after a value that it was compared with has been replaced by another one. */
function useRemoval(compared: Compared, { path, value, onChange }: InputProps): void {
  const { t } = useTranslation()
  const { label } = useFormScope()
  const form = useFormContext()
  const before = useRef({ compared, value })
  useEffect(() => {
    const last = before.current
    before.current = { compared, value }
    // Values that are replaced together, as by a stored draft, belong together.
    if (last.compared === compared || last.value !== value || isEmpty(value)) return
    const changed = Object.keys(compared).find(
      (name) =>
        last.compared[name] !== compared[name] && !isEmpty(last.compared[name]) && !isEmpty(compared[name]),
    )
    if (changed === undefined) return
    onChange(Array.isArray(value) ? [] : null)
    form.setError(path, { type: 'notTogether', message: t('form.clearedFor', { field: label(changed) }) })
  }, [compared, value, onChange, form, path, t, label])
}
