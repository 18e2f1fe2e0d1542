import { useId, useMemo, type ComponentType } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import type { FormScope, NewRecordProps } from '../fields/input/form-scope'

const nobodysRow = {}

/** What the inputs of a record's form know of it; of a new one, what it was given. */
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
