import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { ChangeEntry } from '#server/write/change-entries'

/** Renamed fields: current names by the former names, which older entries use. */
const renamed = new WeakMap<AnyResource, ReadonlyMap<string, string>>()

function renamedIn(resource: AnyResource): ReadonlyMap<string, string> {
  let names = renamed.get(resource)
  if (!names) {
    const pairs = Object.entries(resource.fields).flatMap(([name, { formerly }]) =>
      formerly === undefined ? [] : [[formerly, name] as const],
    )
    renamed.set(resource, (names = new Map(pairs)))
  }
  return names
}

/** The values of an entry under the current names of their fields. */
export function currentNames<T extends Values | null>(resource: AnyResource, values: T): T {
  const names = renamedIn(resource)
  if (values === null || names.size === 0) return values
  const renamed = Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value])
  // `T` only distinguishes null from values, and null was returned above.
  return Object.fromEntries(renamed) as T
}

/** An entry whose values have the current field names. */
export const withCurrentNames = (resource: AnyResource, entry: ChangeEntry): ChangeEntry => ({
  ...entry,
  before: currentNames(resource, entry.before),
  after: currentNames(resource, entry.after),
})

/** The given field names, each followed by its former name if it has one. */
export const withFormerNames = (resource: AnyResource, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const formerly = resource.fields[name]?.formerly
    return formerly === undefined ? [name] : [name, formerly]
  })
