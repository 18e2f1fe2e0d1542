import { isMe, ruleFor, type AnyMatch, roles } from './access'
import type { AnyFields } from './kinds'
import { computedOf, defaultSort, fieldsOf, verbsOf } from './reading'
import type { AnyResource } from './resource'

type TargetsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { to: infer To }
    ? To
    : Fields[Name] extends { fields: infer Inner }
      ? { [Name in keyof Inner]: Inner[Name] extends { to: infer To } ? To : never }[keyof Inner]
      : never
}[keyof Fields]
type RefersTo<R> = R extends { fields: infer Fields extends AnyFields } ? TargetsOf<Fields> : never

/** Refuses a declaration whose reference leads to nobody, and one that is filed under another name. */
type Sound<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends { name: Name }
    ? [Exclude<RefersTo<Declared[Name]>, keyof Declared>] extends [never]
      ? unknown
      : {
          readonly __: 'a reference leads to no declared resource'
          to: Exclude<RefersTo<Declared[Name]>, keyof Declared>
        }
    : { readonly __: 'a resource is exported under its own name' }
}

export type App = { readonly [name: string]: AnyResource }

/**
 * Gathers the declared resources, in the order of the index.
 * @throws Error where a declaration contradicts itself in a way that its types cannot say.
 */
export function defineApp<const Declared extends { readonly [name: string]: AnyResource }>(
  declared: Declared & Sound<Declared>,
): Declared {
  const app = Object.fromEntries(
    Object.values<AnyResource>(declared)
      .toSorted((a, b) => a.order - b.order)
      .map((resource) => [resource.name, resource]),
  )
  for (const resource of Object.values(app))
    for (const wrong of faultsOf(app, resource)) throw new Error(wrong)
  return app as Declared
}

/** What is wrong with a declaration, one sentence each. */
export function faultsOf(app: App, resource: AnyResource): string[] {
  const faults: string[] = []
  const fields = { ...fieldsOf(resource), ...computedOf(resource) }
  for (const [name, field] of Object.entries(fields)) {
    if ('search' in field && field.search && field.seenBy)
      faults.push(`${resource.name}.${name}: a field that not everybody sees cannot be searched`)
    if ('to' in field && !app[field.to])
      faults.push(`${resource.name}.${name} refers to no declared resource`)
    if (field.seenBy && [resource.title, resource.key, defaultSort(resource).field].includes(name))
      faults.push(
        `${resource.name}.${name}: title, key and first order are seen by everybody who reads the record`,
      )
  }
  for (const role of roles)
    for (const verb of verbsOf(resource)) {
      const rule = ruleFor(resource.access, role, verb)
      if (typeof rule === 'object')
        faults.push(...matchFaults(app, resource, rule, `${resource.name}: ${role} ${verb}`))
    }
  return faults
}

function matchFaults(app: App, resource: AnyResource, match: AnyMatch, where: string): string[] {
  return Object.entries(match).flatMap(([name, value]) => {
    const field = resource.fields[name]
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
