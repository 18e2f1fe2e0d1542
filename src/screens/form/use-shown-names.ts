import { useWatch } from 'react-hook-form'
import { firstStates, isShownIn } from '#define/layout/layout-of'
import { useFormScope } from '../fields/input/form-scope'

/** Those of some fields that are part of the record with the typed values (`shownWhen`). */
export function useShownNames(names: readonly string[]): readonly string[] {
  const { resource, row } = useFormScope()
  const others = [...new Set(names.flatMap((name) => Object.keys(resource.shownWhen?.[name] ?? {})))]
  const typed = useWatch({ name: others })
  if (others.length === 0) return names
  const entries = others.flatMap((other, index) =>
    typed[index] === undefined ? [] : [[other, typed[index]] as const],
  )
  const values = { ...firstStates(resource), ...row, ...Object.fromEntries(entries) }
  return names.filter((name) => isShownIn(resource, name, values))
}
