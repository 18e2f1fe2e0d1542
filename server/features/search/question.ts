import type { App } from '#define/app'
import { searchedFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import { mayRead } from '#server/read/access/access-sql'
import { FaultCollector } from '#server/read/conditions/fault-collector'

/** A parsed search request. */
export interface Question {
  /** The text to search for, normalized like stored texts; empty if there is nothing to search for. */
  readonly text: string
  readonly resources: readonly AnyResource[]
  /** Maximum number of records per resource. */
  readonly limit: number
}

const longest = 200
const defaultLimit = 5
/** The limit for a search in a single resource. */
const limitOfOne = 20

/** The resources that a caller may read and search, in the order of the menu. */
export const searchedBy = (app: App, caller: Caller): AnyResource[] =>
  Object.values(app).filter((resource) => searchedFields(resource).length > 0 && mayRead(resource, caller))

/**
 * Parses `q` and `types`, a comma-separated list of resource names.
 * @throws Problem `invalid` for a type that the caller may not search. A resource without read access is treated like
 * an undeclared one.
 */
export function parseQuestion(app: App, caller: Caller, query: URLSearchParams): Question {
  const known = searchedBy(app, caller)
  const types = new Set((query.get('types') ?? '').split(',').filter((type) => type !== ''))
  const resources = types.size === 0 ? known : known.filter(({ name }) => types.has(name))
  const faults = new FaultCollector()
  if (types.size > 0 && resources.length < types.size)
    faults.add('types', 'choice', { options: known.map(({ name }) => name).join(', ') })
  faults.throwIfAny()
  return {
    text: textOf(query.get('q') ?? ''),
    resources,
    limit: types.size === 1 ? limitOfOne : defaultLimit,
  }
}

/** Stored texts contain no NUL; the length is limited. */
const textOf = (given: string): string =>
  [...given.replaceAll('\0', '').normalize().trim()].slice(0, longest).join('')
