import { asksOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import { parseValues, type Values } from '../../src/define/parse'
import { plainAddresses } from '../files/values'
import { invalid } from '../errors/problem'
import { cleanRichText } from './sanitize'

export interface Expecting {
  /** The version that the caller saw; another one is refused as stale. */
  readonly version?: number
}

/** A move or an action as it is asked for: its name, what was answered to its questions, and the version that was seen. */
export interface Asked extends Expecting {
  readonly name: string
  readonly given?: unknown
}

/**
 * What was answered to the questions of a move or an action; one that asks nothing takes nothing.
 * @throws Problem invalid.
 */
export function askedOf(resource: AnyResource, verb: string, given: unknown): Values {
  const asks = asksOf(resource, verb)
  const parsed = parseValues(asks, cleanRichText(asks, given ?? {}), 'create')
  if (!parsed.ok) throw invalid(parsed.faults)
  return plainAddresses(asksOf(resource, verb), parsed.value)
}
