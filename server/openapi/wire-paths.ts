import { isMe } from '../../src/define/access'
import type { Call, OwnCall } from '../../src/define/wire'
import type { AnyResource } from '../../src/define/resource'
import { may } from './audience'
import { fieldForm, objectForm } from './field-schema'
import type { JsonObject } from './json'
import { schemaName, schemaRef } from './names'
import { answer, closed, json, nothing, operation } from './operation'
import { narrowing, ordering, paging } from './parameters'
import { pageForm, rowOf, type Described } from './record-paths'

type Paths = Record<string, Record<string, JsonObject>>

type Made = readonly [call: Call | undefined, verb: string, make: (described: Described) => JsonObject]

/** The calls of a resource's own addresses, as far as the audience may make them. */
export function wirePaths(described: Described): Paths {
  const { resource, audience } = described
  const { list, one, create, update, delete: remove, own } = resource.wire ?? {}
  const isShared = list?.path === `/api/${resource.name}`
  const usual: readonly Made[] = [
    [isShared ? undefined : list, 'read', listCall],
    [one, 'read', oneCall],
    [create, 'create', createCall],
    [update, 'update', updateCall],
    [remove, 'delete', removeCall],
  ]
  const paths: Paths = {}
  const add = (call: Call, made: JsonObject) => {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: made }
  }
  for (const [call, verb, make] of usual)
    if (call && may(resource, audience, verb)) add(call, make(described))
  for (const [name, call] of Object.entries(own ?? {}))
    if (call.open || audience) add(call, ownCall(described, name, call))
  return paths
}

const string: JsonObject = { type: 'string' }

function listCall(described: Described): JsonObject {
  const { resource, audience } = described
  return operation({
    id: `wired_list_${resource.name}`,
    tag: resource.label[1],
    summary: `List ${resource.label[1].toLowerCase()}, by the call of its own`,
    parameters: [...narrowing(resource, audience), ...ordering(resource, audience), ...paging],
    answers: { 200: answer('A page.', pageForm(described, described.resource.wire?.list?.answer)) },
    problems: ['invalid'],
  })
}

const named = (call: Call, form: JsonObject, more: JsonObject = {}) =>
  call.answer ? closed({ [call.answer]: form, ...more }) : form

function oneCall(described: Described): JsonObject {
  const { resource } = described
  const call = resource.wire?.one
  if (!call) throw new Error(`${resource.name} has no call for one`)
  const { by } = call
  const permissions: JsonObject = {
    type: 'object',
    description: 'The verbs that are not refused outright, by resource.',
    additionalProperties: { type: 'array', items: string },
  }
  return operation({
    id: `wired_one_${resource.name}`,
    tag: resource.label[1],
    summary: isMe(by) ? `Read the caller's own record` : `Read one by ${by.fields.join(', ')}`,
    parameters: isMe(by) ? [] : [{ name: by.query, in: 'query', required: true, schema: string }],
    answers: { 200: answer('The record.', named(call, rowOf(described), isMe(by) ? { permissions } : {})) },
    problems: isMe(by) ? [] : ['missing', 'invalid'],
  })
}

function createCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.create
  if (!call) throw new Error(`${resource.name} has no call for create`)
  const input = schemaRef(`New${schemaName(app, resource)}`)
  return operation({
    id: `wired_create_${resource.name}`,
    tag: resource.label[1],
    summary: `Create a ${resource.label[0].toLowerCase()}, by the call of its own`,
    body: json(call.wraps ? closed({ [call.wraps]: input }) : input),
    answers: { 200: answer('Created.', named(call, rowOf({ app, resource, audience }))) },
    problems: ['invalid', 'forbidden', 'malformed'],
  })
}

function updateCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.update
  if (!call) throw new Error(`${resource.name} has no call for update`)
  return operation({
    id: `wired_update_${resource.name}`,
    tag: resource.label[1],
    summary: `Change one ${resource.label[0].toLowerCase()}, by the call of its own`,
    body: json(closed({ [call.id]: string, [call.wraps]: schemaRef(`${schemaName(app, resource)}Change`) })),
    answers: { 200: answer('Changed.', named(call, rowOf({ app, resource, audience }))) },
    problems: ['invalid', 'forbidden', 'missing', 'malformed'],
  })
}

function removeCall({ resource }: Described): JsonObject {
  const call = resource.wire?.delete
  if (!call) throw new Error(`${resource.name} has no call for delete`)
  return operation({
    id: `wired_delete_${resource.name}`,
    tag: resource.label[1],
    summary: `Delete one ${resource.label[0].toLowerCase()}, by the call of its own`,
    body: json(closed({ [call.id]: string })),
    answers: nothing,
    problems: ['invalid', 'forbidden', 'missing', 'referenced', 'malformed'],
  })
}

function ownCall(described: Described, name: string, call: OwnCall): JsonObject {
  const { resource } = described
  const asks = call.asks ?? {}
  const isQuery = call.method === 'GET'
  const hasAsks = Object.keys(asks).length > 0
  return operation({
    id: `call_${name}_${resource.name}`,
    tag: resource.label[1],
    summary: `Call ${name}`,
    ...(call.open && { isOpen: true }),
    parameters: isQuery
      ? Object.entries(asks).map(([parameter, field]) => ({
          name: parameter,
          in: 'query',
          required: !field.optional,
          schema: fieldForm(parameter, field, 'input'),
        }))
      : [],
    ...(hasAsks && !isQuery && { body: json(objectForm(asks, 'input')) }),
    answers: call.answers ? { 200: answer('Done.', closed(propertiesOf(described, call.answers))) } : nothing,
    problems: [...(hasAsks ? (['invalid', 'malformed'] as const) : []), ...signInProblems(call)],
  })
}

// Whoever asks without a session may be told that he is not known.
const signInProblems = (call: OwnCall) => (call.open ? (['credentials', 'inactive'] as const) : [])

/** A property that another call of the resource answers with a record is a record here too. */
function propertiesOf(described: Described, names: readonly string[]): JsonObject {
  const records = recordNames(described.resource)
  return Object.fromEntries(names.map((name) => [name, records.has(name) ? rowOf(described) : {}]))
}

const recordNames = ({ wire }: AnyResource): Set<string | undefined> =>
  new Set([wire?.one?.answer, wire?.create?.answer, wire?.update?.answer].filter(Boolean))
