import type { AnyResource, App } from '../any-resource'
import type { Facet } from '../lists/facet'
import type { AnyField } from '../kinds'
import { fieldOf, filtersOf, sortsOf } from '../reading'
import { currencyNameOf } from '../lists/sums'
import { seriesFaults } from './series-faults'

/** The faults of the calendar and of the catalogue of a resource. */
export const viewFaults = (app: App, resource: AnyResource): string[] => [
  ...calendarFaults(resource),
  ...seriesFaults(resource),
  ...exclusiveViewFaults(resource),
  ...facetFaults(app, resource),
]

/** The faults of the facets and orders of a catalogue, one sentence each. */
function facetFaults(app: App, resource: AnyResource): string[] {
  const { facets = {}, orders = {}, where = {} } = resource.views?.gallery ?? {}
  const faults = Object.entries(facets).flatMap(([name, facet = true]) =>
    [
      ...(filtersOf(resource).includes(name) ? [] : ['needs a filter']),
      ...shapeFaults(app, fieldOf(resource, name), facet),
      ...currencyFaults(resource, name),
    ].map((wrong) => `${resource.name}.${name}: a facet ${wrong}`),
  )
  const unknown = Object.keys(orders).filter((sort) => !sortsOf(resource).includes(sort.replace(/^-/, '')))
  const unfiltered = Object.keys(where).filter((name) => !filtersOf(resource).includes(name))
  return [
    ...faults,
    ...unfiltered.map((name) => `${resource.name}.${name}: a condition of the gallery needs a filter`),
    ...unknown.map((sort) => `${resource.name}: the order ${sort} needs a sort`),
  ]
}

/** Amounts are compared within one currency, which is chosen first. */
function currencyFaults(resource: AnyResource, name: string): string[] {
  const currency = currencyNameOf(resource, name)
  return currency === undefined || resource.views?.gallery?.facets?.[currency] === true
    ? []
    : [`needs one of ${currency} too, as amounts of different currencies cannot be compared`]
}

/** Whether what a facet says fits the kind of its field. */
function shapeFaults(app: App, field: AnyField | undefined, facet: Facet): string[] {
  const isNumber = field !== undefined && ['integer', 'decimal', 'money'].includes(field.kind)
  if (facet === true || !('inside' in facet))
    return isNumber === (facet !== true) ? [] : ['has ranges if it is a number, and only then']
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  const inside = target?.fields[facet.inside]
  return inside?.kind === 'ref' && inside.to === target?.name
    ? []
    : [`needs a field ${facet.inside} that refers to a record of the same resource`]
}

/** A calendar reads its range through filters. */
function calendarFaults(resource: AnyResource): string[] {
  const { start, end, recurrence, exclusive } = resource.views?.calendar ?? {}
  return [start, end, recurrence, exclusive]
    .filter((name) => name !== undefined && !filtersOf(resource).includes(name))
    .map((name) => `${resource.name}.${name}: a calendar needs a filter of the same field`)
}

/** What only one record has at a time is a reference that every reader sees, and is limited by an end. */
function exclusiveViewFaults({ name, fields, views }: AnyResource): string[] {
  const { exclusive, end } = views?.calendar ?? {}
  if (exclusive === undefined) return []
  const field = fields[exclusive]
  const isHidden = Boolean(field?.readableBy ?? field?.personal)
  const checks: readonly (readonly [isRight: boolean, wrong: string])[] = [
    [field?.kind === 'ref', 'must be a reference to one record'],
    [!isHidden, 'must be a field that every reader sees'],
    [end !== undefined, 'needs a calendar with an end'],
  ]
  return checks
    .filter(([isRight]) => !isRight)
    .map(([, wrong]) => `${name}.${exclusive}: what a calendar has as exclusive ${wrong}`)
}
