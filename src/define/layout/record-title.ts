import type { AnyResource } from '../resource'
import { fieldOf } from '../reading'

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i
/** Whether a value may be shown as a title: it is a text without an id in it. */
export const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !uuid.test(value)

/** The most referred records that make up a title. */
const maxNames = 2

/**
 * The title of a record: the value of its title field; without one, the titles of the records that its columns refer
 * to, in the text `untitled` if the resource has one, else the first text among its columns. Never an id; undefined if
 * there is none of these.
 */
export function recordTitle(
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  untitled = resource.untitled,
): string | undefined {
  const own = row[resource.title]
  if (isTitle(own)) return own
  const titles = (row['_refs'] ?? {}) as Readonly<Record<string, unknown>>
  const referred = columnsOf(resource, ['ref', 'refs']).flatMap((name) => [row[name]].flat())
  const names = [...new Set(referred.map((id) => titles[String(id)]).filter(isTitle))]
  if (names.length > 0 && untitled !== undefined) return untitled.replace('{{name}}', names[0] ?? '')
  if (names.length > 0) return names.slice(0, maxNames).join(' · ')
  return columnsOf(resource, ['text', 'email'])
    .map((name) => row[name])
    .find(isTitle)
}

const columnsOf = (resource: AnyResource, kinds: readonly string[]): readonly string[] =>
  resource.columns.filter((name) => kinds.includes(fieldOf(resource, name)?.kind ?? ''))
