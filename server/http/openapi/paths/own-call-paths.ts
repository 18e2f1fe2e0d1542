import type { AnyFields } from '#define/kinds'
import { mayBeLeftOut } from '#define/parsing/schema'
import type { OwnCall } from '#define/wire'
import { fieldForm, objectForm } from '../field-schema'
import type { JsonObject } from '../json'
import { answer, json, nothing, operation } from '../operation'
import { outputForm } from '../output-form'
import type { Described } from '../described'
import { forPeople } from './record-paths'
import { problemKinds } from '../refusals'

/** The operation of a custom endpoint. */
export function ownCallOperation(described: Described, name: string, call: OwnCall): JsonObject {
  const { resource } = described
  const input = call.input ?? {}
  const isQuery = call.method === 'GET'
  const hasInput = Object.keys(input).length > 0
  return operation({
    id: `call_${name}_${resource.name}`,
    tag: resource.label[1],
    summary: call.summary ?? `Call ${name}`,
    ...(call.person && { description: forPeople }),
    ...(call.open && { isOpen: true }),
    parameters: [...pathParametersOf(call), ...(isQuery ? queryOf(input) : [])],
    ...(hasInput && !isQuery && { body: bodyForms(call, objectForm(input, 'input')) }),
    answers: {
      ...(call.output ? { 200: answer('Done.', outputForm(described, call.output)) } : nothing),
      ...(call.form && { 303: { description: `A form of HTML is led back to ${call.form}.` } }),
    },
    problems: [
      ...(hasInput ? (['invalid', 'malformed', 'tooLarge'] as const) : []),
      ...(call.person ? (['personOnly'] as const) : []),
      ...originProblems(call),
      ...(call.path.includes(':') ? (['missing'] as const) : []),
      ...problemKinds.filter((kind) => call.problems?.includes(kind)),
    ],
  })
}

/** A changing request without a session is rejected if a page of another origin sends it. */
const originProblems = ({ open, changes, method }: OwnCall): readonly 'foreignOrigin'[] =>
  open && (changes ?? method !== 'GET') ? ['foreignOrigin'] : []

/** The media types of a body: JSON, and form encoding if an HTML form may post it. */
const bodyForms = ({ form }: OwnCall, schema: JsonObject): JsonObject => ({
  ...json(schema),
  ...(form && { 'application/x-www-form-urlencoded': { schema } }),
})

/** The parameters of a path. */
const pathParametersOf = ({ path }: OwnCall): JsonObject[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryOf = (input: AnyFields): JsonObject[] =>
  Object.entries(input).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional && !mayBeLeftOut(field),
    schema: fieldForm(name, field, 'input'),
  }))
