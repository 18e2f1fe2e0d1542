import type { AnyFields } from '#define/kinds'
import { inputFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { parseValues, type Faults, type Values } from '#define/parse'
import type { FieldMessages } from '#define/wire'
import { plainAddresses } from '../read/uploads/values'
import { invalid } from '../base/errors/problem'
import { cleanInput } from './values/clean-input'

export interface Expecting {
  /** The version that the caller saw; another one is refused as stale. */
  readonly version?: number
}

/** A move or an action as it is asked for: its name, its input as it was sent, and the version that was seen. */
export interface ActionRequest extends Expecting {
  readonly name: string
  readonly given?: unknown
}

/**
 * The parsed input of a move or an action; one that declares none takes none.
 * @throws Problem invalid.
 */
export async function inputOfVerb(resource: AnyResource, verb: string, given: unknown): Promise<Values> {
  const fields = inputFieldsOf(resource, verb)
  return plainAddresses(fields, await parsedInput(fields, given ?? {}))
}

/**
 * What was sent for some fields that belong to no record, parsed; `messages` are declared in the place of usual ones.
 * @throws Problem invalid.
 */
export async function parsedInput(
  fields: AnyFields,
  given: unknown,
  messages?: FieldMessages,
): Promise<Values> {
  const clean = await cleanInput(fields, given)
  const parsed = parseValues(fields, clean.given, 'create')
  const faults = { ...(!parsed.ok && parsed.faults), ...clean.faults }
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
