import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import type { ChangeEntry } from '#server/write/change-entries'

/** Fields that were renamed, by the names under which older entries have their values. */
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

/** The values of an entry under the names that their fields have now. */
export function currentNames<T extends Values | null>(resource: AnyResource, values: T): T {
  const names = renamedIn(resource)
  if (values === null || names.size === 0) return values
  const renamed = Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value])
  // `T` says only whether there are values: null was answered above.
  return Object.fromEntries(renamed) as T
}

/** An entry whose values have the names of today. */
export const withCurrentNames = (resource: AnyResource, entry: ChangeEntry): ChangeEntry => ({
  ...entry,
  before: currentNames(resource, entry.before),
  after: currentNames(resource, entry.after),
})

/** Names of fields, each with the one that it had before. */
export const withFormerNames = (resource: AnyResource, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const formerly = resource.fields[name]?.formerly
    return formerly === undefined ? [name] : [name, formerly]
  })
