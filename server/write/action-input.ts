import type { AnyFields } from '#define/kinds'
import { inputFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { parseValues, type Faults, type Values } from '#define/parsing/parse'
import type { FieldMessages } from '#define/wire'
import { plainAddresses } from '../read/uploads/values'
import { invalid } from '../base/errors/problem'
import { cleanInput } from './values/clean-input'

export interface Expecting {
  /** The version that the caller read; where the record has another one, the request fails as stale. */
  readonly version?: number
}

/** A request for a move or an action: its name, its unparsed input, and the expected version. */
export interface ActionRequest extends Expecting {
  readonly name: string
  readonly given?: unknown
}

/**
 * Parses the input of a move or an action; one without declared input accepts none.
 * @throws Problem invalid.
 */
export async function inputOfVerb(resource: AnyResource, verb: string, given: unknown): Promise<Values> {
  const fields = inputFieldsOf(resource, verb)
  return plainAddresses(fields, await parsedInput(fields, given ?? {}))
}

/**
 * Parses input for fields that belong to no record; `messages` replace the default messages.
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

/** Replaces the message keys of faults by those that are declared. */
const withMessages = (faults: Faults, messages: FieldMessages = {}): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, list]) => [
      field,
      list.map((fault) => ({ ...fault, key: messages[field]?.[fault.key] ?? fault.key })),
    ]),
  )
