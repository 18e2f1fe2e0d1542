import type { AnyResource } from '../any-resource'
import { emptyValueOf, restSection } from '../layout/layout-of'
import { fieldOf, movesOf } from '../reading'

const maxFacts = 4

/** The faults of a declared layout and of `shownWhen` that types cannot express, one sentence each. */
export const layoutFaults = (resource: AnyResource): string[] => [
  ...sectionFaults(resource),
  ...asideFaults(resource),
  ...conditionFaults(resource),
  ...documentFaults(resource),
  ...paymentFaults(resource),
]

/** The most lines of a document: it is written as PDF while its reader waits. */
const maxLines = 200

function documentFaults(resource: AnyResource): string[] {
  const { name, fields, layout } = resource
  const { lines, breakdown } = layout?.document ?? {}
  if (breakdown !== undefined && fieldOf(resource, breakdown)?.kind !== 'listOf')
    return [`${name}.${breakdown}: the breakdown of a document must be a list`]
  const list = lines && fields[lines.of]
  if (!lines || list?.kind !== 'listOf') return []
  if ((list.max ?? Infinity) > maxLines)
    return [`${name}.${lines.of}: a document has at most ${maxLines} lines, and the list may have more`]
  return [...lines.columns, ...(lines.amount ?? []), ...(lines.carried === undefined ? [] : [lines.carried])]
    .filter((column) => !Object.hasOwn({ ...list.fields, ...list.computed }, column))
    .map((column) => `${name}.${lines.of}: the document shows ${column}, which its lines do not have`)
}

function paymentFaults(resource: AnyResource): string[] {
  const { name, layout } = resource
  const { payment } = layout?.document ?? {}
  if (!payment) return []
  return [
    ...(movesOf(resource).some((moving) => moving.name === payment.move)
      ? []
      : [`${name}: the payment of the document is ${payment.move}, which is no move`]),
    ...(fieldOf(resource, payment.due)?.kind === 'money'
      ? []
      : [`${name}.${payment.due}: the payment of a document needs an amount`]),
  ]
}

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

function sectionFaults({ name, layout }: AnyResource): string[] {
  const sections = layout?.sections ?? {}
  const namesOn = (screen: 'page' | 'form') =>
    Object.values(sections)
      .filter(({ only = screen }) => only === screen)
      .flatMap(({ fields, totals = [] }) => [...fields, ...totals])
  const twice = new Set([...repeated(namesOn('page')), ...repeated(namesOn('form'))])
  const faults = [...twice].map((field) => `${name}.${field}: only one section may have a field`)
  if (Object.hasOwn(sections, restSection))
    faults.push(`${name}: the section ${restSection} is that of all other fields and cannot be declared`)
  if ((layout?.summary?.meta?.length ?? 0) > maxFacts)
    faults.push(`${name}: the line of a summary has at most ${maxFacts} fields`)
  return faults
}

function asideFaults({ name, related = [], layout }: AnyResource): string[] {
  return (layout?.relatedAside ?? [])
    .filter((other) => layout?.sections === undefined || !related.includes(other))
    .map((other) => `${name}: ${other} beside the main column must be related, and the layout have sections`)
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
