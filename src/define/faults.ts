import { isMe, roles, ruleFor, type AnyMatch } from './access'
import type { AnyResource, App } from './any-resource'
import { fieldFaults } from './field-faults'
import { actionsOf, computedOf, defaultSort, fieldsOf, filtersOf, movesOf, verbsOf } from './reading'

/** Words of a list's query, which no filter may be called. */
const queryWords = new Set(['q', 'filter', 'after', 'limit', 'id', 'format'])

/** What is wrong with a declaration that its types cannot say, one sentence each. */
export function faultsOf(app: App, resource: AnyResource): string[] {
  const fields = { ...fieldsOf(resource), ...computedOf(resource) }
  return [
    ...nameFaults(resource),
    ...Object.entries(fields).flatMap(([name, field]) =>
      fieldFaults(app, resource, name, field).map((wrong) => `${resource.name}.${name}: ${wrong}`),
    ),
    ...hiddenFaults(resource),
    ...moveFaults(resource),
    ...accessFaults(app, resource),
  ]
}

function nameFaults(resource: AnyResource): string[] {
  const faults: string[] = []
  if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(resource.name))
    faults.push(`${resource.name}: a resource is called by up to 40 letters and digits, the first one small`)
  for (const name of Object.keys(resource.computed ?? {}))
    if (Object.hasOwn(resource.fields, name))
      faults.push(`${resource.name}.${name}: a computed field needs a name of its own`)
  for (const name of filtersOf(resource))
    if (queryWords.has(name))
      faults.push(`${resource.name}.${name}: a list is asked for other things by this name`)
  return faults
}

/** Title, key and first order are seen by everybody who reads the record. */
function hiddenFaults(resource: AnyResource): string[] {
  const shown = [resource.title, resource.key, defaultSort(resource).field]
  const fields = { ...fieldsOf(resource), ...computedOf(resource) }
  const hidden = shown.filter((name) => name !== undefined && fields[name]?.seenBy)
  const faults = hidden.map(
    (name) =>
      `${resource.name}.${name}: title, key and first order are seen by everybody who reads the record`,
  )
  const key = resource.key === undefined ? undefined : fields[resource.key]
  if (key && !('unique' in key && key.unique))
    faults.push(`${resource.name}.${resource.key}: the key is a unique field`)
  return faults
}

function moveFaults(resource: AnyResource): string[] {
  const names = movesOf(resource).map(({ name }) => name)
  const twice = names.filter((name, place) => names.indexOf(name) !== place)
  return twice.map((name) => `${resource.name}: there are two moves ${name}`)
}

function accessFaults(app: App, resource: AnyResource): string[] {
  return roles.flatMap((role) =>
    verbsOf(resource).flatMap((verb) => {
      const rule = ruleFor(resource.access, role, verb)
      if (typeof rule !== 'object') return []
      const where = `${resource.name}: ${role} ${verb}`
      return actionsOf(resource)[verb]?.on === 'list'
        ? [`${where}: what is done to the whole list depends on no record`]
        : matchFaults(app, resource, rule, where)
    }),
  )
}

function matchFaults(app: App, resource: AnyResource, match: AnyMatch, where: string): string[] {
  return Object.entries(match).flatMap(([name, value]) => {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (name === 'id' && isMe(value)) return resource.name === 'users' ? [] : [`${where}: only a user is me`]
    if (!field) return [`${where}: there is no field ${name}`]
    const refers = field.kind === 'ref' || field.kind === 'refs'
    if (isMe(value))
      return refers && field.to === 'users' ? [] : [`${where}: ${name} does not refer to users`]
    if (typeof value !== 'object' || Array.isArray(value)) return []
    const target = refers ? app[field.to] : undefined
    return target
      ? matchFaults(app, target, value as AnyMatch, `${where}, ${name}`)
      : [`${where}: ${name} is no reference`]
  })
}
