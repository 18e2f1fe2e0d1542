import type { AnyResource, App } from '../any-resource'
import { actionsOf, fieldOf, filtersOf, inputFieldsOf } from '../reading'

/** The query parameters of a list; no filter may have one of these names. */
const queryParameters = new Set(['q', 'filter', 'after', 'limit', 'id', 'format'])

/** Names that a resource cannot have, and tabs without what they need. */
export function nameFaults(resource: AnyResource): string[] {
  const faults: string[] = []
  if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(resource.name))
    faults.push(
      `${resource.name}: the name of a resource has at most 40 letters and digits and starts with a lower-case letter`,
    )
  for (const name of Object.keys(resource.computed ?? {}))
    if (Object.hasOwn(resource.fields, name))
      faults.push(`${resource.name}.${name}: a computed field needs a name that no other field has`)
  for (const name of filtersOf(resource))
    if (queryParameters.has(name))
      faults.push(`${resource.name}.${name}: this name is a query parameter of every list`)
  if (resource.tabs !== undefined && !filtersOf(resource).includes(resource.tabs))
    faults.push(`${resource.name}.${resource.tabs}: tabs need a filter of the same field`)
  if (resource.tabSum !== undefined && !(resource.tabs && resource.sums?.includes(resource.tabSum)))
    faults.push(`${resource.name}.${resource.tabSum}: tabSum needs tabs, and the same field among the sums`)
  return faults
}

/** Former names that belong to another resource: the change log must know what an older entry is about. */
export function formerNameFaults(app: App, resource: AnyResource): string[] {
  const others = Object.values(app).filter(({ name }) => name !== resource.name)
  return (resource.formerly ?? [])
    .filter((name) => Object.hasOwn(app, name) || others.some(({ formerly }) => formerly?.includes(name)))
    .map((name) => `${resource.name}: its former name ${name} belongs to another resource`)
}

/** Inputs that start with the value of no field, and actions that open a record of no resource. */
export function followUpFaults(app: App, resource: AnyResource, verb: string): string[] {
  const opens = actionsOf(resource)[verb]?.opens
  const inputs = Object.entries(inputFieldsOf(resource, verb))
  return [
    ...inputs.flatMap(([name, { prefill }]) =>
      prefill === undefined || fieldOf(resource, prefill)
        ? []
        : [`${resource.name}: the input ${name} of ${verb} starts with ${prefill}, which is no field`],
    ),
    ...(opens === undefined || Object.hasOwn(app, opens)
      ? []
      : [`${resource.name}: the action ${verb} opens ${opens}, which is no resource`]),
  ]
}
