import type { App } from '#define/app'
import { searchedFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Caller } from '#server/base/caller'
import { mayRead } from '#server/read/access-sql'
import { FaultCollector } from '#server/read/fault-collector'

/** What somebody looks for, and where. */
export interface Question {
  /** What was typed, in the one form in which texts are kept; empty where nothing can be looked for. */
  readonly text: string
  readonly resources: readonly AnyResource[]
  /** Records of each resource at most. */
  readonly limit: number
}

const longest = 200
const defaultLimit = 5
/** Where one resource alone is asked for there is more room for it. */
const limitOfOne = 20

/** The resources that a caller may read and whose records can be searched, in the order of the menu. */
export const searchedBy = (app: App, caller: Caller): AnyResource[] =>
  Object.values(app).filter((resource) => searchedFields(resource).length > 0 && mayRead(resource, caller))

/**
 * Parses `q` and `types`, names of resources with commas between them.
 * @throws Problem invalid where a type is none that the caller may search: a type that they may not read is as
 * unknown as an undeclared one.
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

/** Nothing that is stored has a NUL in it, and nobody types more than this. */
const textOf = (given: string): string =>
  [...given.replaceAll('\0', '').normalize().trim()].slice(0, longest).join('')
