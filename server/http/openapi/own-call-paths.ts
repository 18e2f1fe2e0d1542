import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { mayBeLeftOut } from '#define/schema'
import type { OwnCall } from '#define/wire'
import { fieldForm, objectForm } from './field-schema'
import type { JsonObject } from './json'
import { answer, closed, json, nothing, operation } from './operation'
import { forPeople, rowOf, type Described } from './record-paths'
import { problemKinds } from './refusals'

/** A call with a body of its own, as the declaration says what it asks and answers. */
export function ownCallOperation(described: Described, name: string, call: OwnCall): JsonObject {
  const { resource } = described
  const asks = call.asks ?? {}
  const isQuery = call.method === 'GET'
  const hasAsks = Object.keys(asks).length > 0
  return operation({
    id: `call_${name}_${resource.name}`,
    tag: resource.label[1],
    summary: call.summary ?? `Call ${name}`,
    ...(call.person && { description: forPeople }),
    ...(call.open && { isOpen: true }),
    parameters: [...placesOf(call), ...(isQuery ? queryOf(asks) : [])],
    ...(hasAsks && !isQuery && { body: bodyForms(call, objectForm(asks, 'input')) }),
    answers: {
      ...(call.answers ? { 200: answer('Done.', closed(propertiesOf(described, call.answers))) } : nothing),
      ...(call.form && { 303: { description: `A form of HTML is led back to ${call.form}.` } }),
    },
    problems: [
      ...(hasAsks ? (['invalid', 'malformed', 'tooLarge'] as const) : []),
      ...(call.person ? (['personOnly'] as const) : []),
      ...originProblems(call),
      ...(call.path.includes(':') ? (['missing'] as const) : []),
      ...problemKinds.filter((kind) => call.problems?.includes(kind)),
    ],
  })
}

/** A call without a session that changes something is refused where a page of another origin sends it. */
const originProblems = ({ open, changes, method }: OwnCall): readonly 'foreignOrigin'[] =>
  open && (changes ?? method !== 'GET') ? ['foreignOrigin'] : []

/** What a body may be written as: JSON, and where a form of HTML may post it, as such. */
const bodyForms = ({ form }: OwnCall, schema: JsonObject): JsonObject => ({
  ...json(schema),
  ...(form && { 'application/x-www-form-urlencoded': { schema } }),
})

/** The places of an address, each an id. */
const placesOf = ({ path }: OwnCall): JsonObject[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryOf = (asks: AnyFields): JsonObject[] =>
  Object.entries(asks).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional && !mayBeLeftOut(field),
    schema: fieldForm(name, field, 'input'),
  }))

/** A property that another call of the resource answers with a record is a record here too. */
function propertiesOf(described: Described, answers: NonNullable<OwnCall['answers']>): JsonObject {
  if (!isList(answers))
    return Object.fromEntries(Object.entries(answers).map(([name, description]) => [name, { description }]))
  const records = recordNames(described.resource)
  return Object.fromEntries(answers.map((name) => [name, records.has(name) ? rowOf(described) : {}]))
}

const isList = (answers: NonNullable<OwnCall['answers']>): answers is readonly string[] =>
  Array.isArray(answers)

const recordNames = ({ wire }: AnyResource): Set<string | undefined> =>
  new Set([wire?.one?.answer, wire?.create?.answer, wire?.update?.answer].filter(Boolean))
