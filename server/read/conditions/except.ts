import { maxExcept } from '#define/lists/exceptions'
import { invalidField } from '../../base/errors/problem'
import { isId, type ListQuery } from '../query'

interface ChosenRecords {
  readonly ids?: unknown
  readonly except?: unknown
}

/**
 * The ids of records that a request leaves out of a list.
 * @throws Problem `invalid` if these are no ids, or too many, or the request also names the records by `ids`.
 */
export function exceptOf({ ids, except }: ChosenRecords): readonly string[] | undefined {
  if (except === undefined) return undefined
  if (ids !== undefined) throw invalidField('except', 'unknown')
  if (!Array.isArray(except) || !except.every((id) => typeof id === 'string' && isId(id)))
    throw invalidField('except', 'format.uuid')
  if (except.length > maxExcept) throw invalidField('except', 'except', { limit: maxExcept })
  return except as string[]
}

/** The query of a list without these records. */
export const withoutSome = (query: ListQuery, except: readonly string[] | undefined): ListQuery =>
  except ? { ...query, except } : query
