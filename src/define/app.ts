import type { AnyResource } from './any-resource'
import type { AnyFields } from './kinds'
import { withNames } from './names-of'
import type { WrongWhere } from './references/wrong-where'

export type { App } from './any-resource'

type TargetsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { to: infer To }
    ? To
    : Fields[Name] extends { fields: infer Inner }
      ? { [Name in keyof Inner]: Inner[Name] extends { to: infer To } ? To : never }[keyof Inner]
      : never
}[keyof Fields]
type RefersTo<R> = R extends { fields: infer Fields extends AnyFields } ? TargetsOf<Fields> : never
type WrongIn<R, Declared> = R extends { fields: infer Fields extends AnyFields }
  ? WrongWhere<Fields, Declared>
  : never

/** A type error for a reference to an undeclared resource and for a resource exported under another name. */
type Sound<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends { name: Name }
    ? [Exclude<RefersTo<Declared[Name]>, keyof Declared>] extends [never]
      ? [WrongIn<Declared[Name], Declared>] extends [never]
        ? unknown
        : {
            readonly __: 'where of a reference names no such field or value'
            in: WrongIn<Declared[Name], Declared>
          }
      : {
          readonly __: 'a reference leads to no declared resource'
          to: Exclude<RefersTo<Declared[Name]>, keyof Declared>
        }
    : { readonly __: 'a resource is exported under its own name' }
}

/** Collects the declared resources in the order of the index. `requireSound` checks what the types cannot. */
export function defineApp<const Declared extends { readonly [name: string]: AnyResource }>(
  declared: Declared & Sound<Declared>,
): Declared {
  const resources = Object.values<AnyResource>(declared).toSorted((a, b) => a.order - b.order)
  const app = Object.fromEntries(resources.map((resource) => [resource.name, withNames(resource, resources)]))
  return app as Declared
}
