import type { AnyResource } from '../any-resource'
import { emptyValueOf, restSection } from '../layout-of'
import { fieldOf } from '../reading'

const maxFacts = 4

/** The faults of a declared layout and of `shownWhen` that types cannot express, one sentence each. */
export const layoutFaults = (resource: AnyResource): string[] => [
  ...sectionFaults(resource),
  ...conditionFaults(resource),
]

function sectionFaults({ name, layout }: AnyResource): string[] {
  const sections = layout?.sections ?? {}
  const named = Object.values(sections).flatMap(({ fields, totals = [] }) => [...fields, ...totals])
  const twice = new Set(named.filter((field, index) => named.indexOf(field) !== index))
  const faults = [...twice].map((field) => `${name}.${field}: only one section may have a field`)
  if (Object.hasOwn(sections, restSection))
    faults.push(`${name}: the section ${restSection} is that of all other fields and cannot be declared`)
  if ((layout?.summary?.meta?.length ?? 0) > maxFacts)
    faults.push(`${name}: the line of a summary has at most ${maxFacts} fields`)
  return faults
}

function conditionFaults(resource: AnyResource): string[] {
  const { name, shownWhen = {} } = resource
  return Object.entries(shownWhen).flatMap(([field, condition]) => {
    const declared = fieldOf(resource, field)
    const mayBeEmpty = declared && (declared.optional || emptyValueOf(declared) !== null)
    return [
      ...(mayBeEmpty ? [] : [`${name}.${field}: a field with a condition must be optional`]),
      ...(condition && Object.hasOwn(condition, field)
        ? [`${name}.${field}: the condition of a field cannot depend on itself`]
        : []),
    ]
  })
}
