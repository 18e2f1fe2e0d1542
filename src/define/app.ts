import type { AnyResource } from './any-resource'
import type { AnyFields } from './kinds'
import { withNames } from './names-of'

export type { App } from './any-resource'

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

/** Gathers the declared resources, in the order of the index. What their types cannot say, `requireSound` checks. */
export function defineApp<const Declared extends { readonly [name: string]: AnyResource }>(
  declared: Declared & Sound<Declared>,
): Declared {
  const resources = Object.values<AnyResource>(declared).toSorted((a, b) => a.order - b.order)
  const app = Object.fromEntries(resources.map((resource) => [resource.name, withNames(resource, resources)]))
  return app as Declared
}
