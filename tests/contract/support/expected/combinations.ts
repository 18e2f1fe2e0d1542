import { createRandom } from '#server/features/demo/random'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Stored } from '../worlds/world'

type Values = Readonly<Record<string, unknown>>
type RecordsOf = (resource: string) => readonly Stored[]

/** The conditions of a resource: those of its access rules, and those of `readableBy`. */
export const matchesOf = (resource: AnyResource): object[] => [
  ...Object.values(resource.access).flatMap((granted) =>
    granted === 'all'
      ? []
      : Object.values(granted ?? {}).flatMap((rule) =>
          [rule].flat().filter((match) => typeof match === 'object'),
        ),
  ),
  ...Object.values(resource.fields).flatMap(seenMatches),
]

/** The conditions that decide in which records a field is readable. */
const seenMatches = ({ readableBy = [] }: AnyField): object[] =>
  Array.isArray(readableBy)
    ? []
    : Object.values(readableBy).flatMap((rule) => [rule].flat().filter((match) => typeof match === 'object'))

/** The fields that the conditions use, with the values they name. */
function lookedAt(matches: readonly object[]): Map<string, unknown[]> {
  const looked = new Map<string, unknown[]>()
  for (const match of matches)
    for (const [name, wanted] of Object.entries(match))
      if (name !== 'id') looked.set(name, [...(looked.get(name) ?? []), wanted].flat())
  return looked
}

/** Values of a field, some inside and some outside of each condition that uses it. */
function telling(field: AnyField, named: readonly unknown[], records: RecordsOf): unknown[] {
  const scalars = named.filter((value) => typeof value !== 'object')
  switch (field.kind) {
    case 'ref': {
      const ids = spread(records(field.to), 12)
      return field.optional ? [...ids, null] : ids
    }
    case 'refs': {
      const ids = spread(records(field.to), 5)
      return [[], ...ids.map((id) => [id]), ids.slice(0, 2)]
    }
    case 'state':
      return [...field.states]
    case 'choice':
      return [...field.options]
    case 'choices':
      return [[], ...field.options.map((option) => [option])]
    case 'tags':
      return [[], ['unheard'], ...scalars.map((word) => [word, 'unheard'])]
    case 'boolean':
      return [true, false]
    case 'integer':
      return [
        ...new Set(scalars),
        [field.min ?? 0, field.max ?? 1000, 7].find((value) => !scalars.includes(value)),
      ]
    default:
      return [...new Set(scalars), undefined]
  }
}

/** The ids of some records from all over the list. */
const spread = (rows: readonly Stored[], max: number): string[] => {
  const step = Math.max(1, rows.length / max)
  return rows.filter((_, index) => Math.floor(index % step) === 0).map(({ id }) => id)
}

/**
 * Values for records inside and outside of each condition: all combinations of what distinguishes them, or a fixed
 * random selection if there are more than `max`.
 */
export function combinations(
  resource: AnyResource,
  records: RecordsOf,
  matches: readonly object[] = matchesOf(resource),
  max = 100,
): Values[] {
  let combined: Values[] = [{}]
  for (const [name, named] of lookedAt(matches)) {
    const field = resource.fields[name]
    if (!field) throw new Error(`${resource.name} has no field ${name}`)
    const values = telling(field, named, records)
    combined = combined.flatMap((item) => values.map((value) => ({ ...item, [name]: value })))
  }
  const random = createRandom(1)
  const shuffled = combined
    .map((values) => ({ values, place: random.next() }))
    .toSorted((item, other) => item.place - other.place)
  return shuffled.slice(0, max).map(({ values }) => values)
}
