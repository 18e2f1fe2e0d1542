import { useId, useMemo, type ComponentType } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import type { FormScope, NewRecordProps } from '../fields/input/form-scope'

const nobodysRow = {}

/** The form scope for the inputs of a record; for a new one with its initial values. */
export function useScopeOf(
  resource: AnyResource,
  row: Row | undefined,
  check: FormScope['check'],
  NewRecord: ComponentType<NewRecordProps> | undefined,
  given: Readonly<Record<string, unknown>> = nobodysRow,
): FormScope {
  const labels = useLabels()
  const prefix = useId()
  return useMemo(
    () => ({
      resource,
      prefix,
      row: row ?? given,
      label: (name) => labels.field(resource, name),
      help: (name) => labels.help(resource, name),
      option: (name, value) => labels.option(resource, name, value),
      check,
      NewRecord,
    }),
    [resource, prefix, row, given, labels, check, NewRecord],
  )
}
