import type { AnyFields } from '#define/kinds'
import { asksOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { parseValues, type Faults, type Values } from '#define/parse'
import type { FieldMessages } from '#define/wire'
import { plainAddresses } from '../read/uploads/values'
import { invalid } from '../base/errors/problem'
import { cleanInput } from './clean-input'

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
export async function askedOf(resource: AnyResource, verb: string, given: unknown): Promise<Values> {
  const asks = asksOf(resource, verb)
  return plainAddresses(asks, await answersTo(asks, given ?? {}))
}

/**
 * What was sent for some fields that belong to no record, parsed; `messages` are declared in the place of usual ones.
 * @throws Problem invalid.
 */
export async function answersTo(asks: AnyFields, given: unknown, messages?: FieldMessages): Promise<Values> {
  const input = await cleanInput(asks, given)
  const parsed = parseValues(asks, input.given, 'create')
  const faults = { ...(!parsed.ok && parsed.faults), ...input.faults }
  if (!parsed.ok || Object.keys(faults).length > 0) throw invalid(withMessages(faults, messages))
  return parsed.value
}

/** The same faults, with the sentences that are declared for them. */
const withMessages = (faults: Faults, messages: FieldMessages = {}): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, list]) => [
      field,
      list.map((fault) => ({ ...fault, key: messages[field]?.[fault.key] ?? fault.key })),
    ]),
  )
