import { actionsOf, inputFieldsOf, fieldsOf, movesOf, verbsOf, type NamedMove } from '#define/reading'
import { isShownIn } from '#define/layout/layout-of'
import { isDeepStrictEqual } from 'node:util'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { isReferred, isTrashed, type Oracle, type Records } from './oracle'
import { inputValues, fullSample, settable } from './samples'
import { matchesOf } from './combinations'
import type { Answer } from '../worlds/client'
import type { Person, Stored } from '../worlds/world'

/** Resources whose records can be deleted while others refer to them: those are changed (`beforeDelete`). */
const releasing: ReadonlySet<string> = new Set(['calendars'])

/** The outcome of a call. */
export type Outcome = 'done' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict'

const outcomes: Readonly<Record<number, Outcome>> = {
  200: 'done',
  201: 'done',
  204: 'done',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
}

/** The outcome of a response; any other status is returned as text. */
export const outcomeOf = (answer: Answer): string =>
  outcomes[answer.status] ?? `${answer.status} ${answer.text.slice(0, 300)}`

/** The verbs of one record, including restore. */
export const verbsOfRecord = (resource: AnyResource): string[] => [
  ...verbsOf(resource).filter(
    (verb) => !['read', 'create'].includes(verb) && actionsOf(resource)[verb]?.on !== 'list',
  ),
  ...(resource.trash ? ['restore'] : []),
]

/** What a case is judged by: the app, the stored records, and the oracle of the caller. */
export interface Judging {
  readonly app: App
  readonly records: Records
  readonly oracle: Oracle
}

/** The outcome that a verb on a record must have, from the declaration and the stored records alone. */
export function expectedOutcome(
  { app, records, oracle }: Judging,
  resource: AnyResource,
  verb: string,
  row: Stored,
): Outcome {
  const rule = verb === 'restore' ? 'delete' : verb
  if (!oracle.ever(resource, 'read') || !oracle.ever(resource, rule)) return 'forbidden'
  if (!oracle.reads(resource, row) || isTrashed(row) !== (verb === 'restore')) return 'missing'
  if (!oracle.allows(resource, rule, row)) return 'forbidden'
  const moving = movesOf(resource).find(({ name }) => name === verb)
  if (moving && !starts(moving, row)) return 'conflict'
  const isKept = !resource.trash && !releasing.has(resource.name)
  if (verb === 'delete' && isKept && isReferred(app, records, resource, row.id)) return 'conflict'
  return 'done'
}

/** Whether a move starts from a stored record: from its state, and where that is narrowed, from its values. */
function starts({ field, move }: NamedMove, row: Stored): boolean {
  const state = String(row[field])
  const match = move.where?.[state] ?? {}
  const meets = Object.entries(match).every(([name, wanted]) =>
    [wanted].flat().some((item) => item === row[name]),
  )
  return [move.from].flat().includes(state) && meets
}

/** A change of fields that access rules do not use; empty if the role may set none. */
export function harmlessPatch(
  resource: AnyResource,
  person: Person,
  row: Stored,
  records: Records,
): Record<string, unknown> {
  const looked = new Set(matchesOf(resource).flatMap((match) => Object.keys(match)))
  const candidates = Object.entries(
    settable(
      resource,
      person.role,
      fullSample(resource, (name) => records[name] ?? []),
    ),
  ).filter(([name]) => isShownIn(resource, name, row))
  const fields = fieldsOf(resource)
  const settableHere = new Set(candidates.map(([name]) => name))
  const written = Object.entries(row).find(([name, value]) => {
    const field = fields[name]
    return field?.kind === 'text' && field.lines && value && settableHere.has(name) && !looked.has(name)
  })
  // A text of several lines can contain anything, so that related values stay consistent.
  if (written) return { [written[0]]: `${String(written[1])}.` }
  for (const kind of ['text', 'richText', 'integer', 'boolean', 'color', 'url', 'date']) {
    const chosen = candidates.find(
      ([name, value]) =>
        fields[name]?.kind === kind && !looked.has(name) && !isDeepStrictEqual(value, row[name]),
    )
    if (chosen) return Object.fromEntries([chosen])
  }
  return {}
}

/** Performs a verb on a record over HTTP, with a matching body. */
export function perform(
  person: Pick<Person, 'client'>,
  resource: AnyResource,
  verb: string,
  id: string,
  patch: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const path = `/api/${resource.name}/${id}`
  if (verb === 'read') return person.client.get(path)
  if (verb === 'update') return person.client.patch(path, patch)
  if (verb === 'delete') return person.client.remove(path)
  const input = inputFieldsOf(resource, verb)
  const body = Object.keys(input).length > 0 ? inputValues(input) : undefined
  return person.client.post(`${path}/${verb}`, body)
}
