import { isMe } from '#define/access'
import type { Call } from '#define/wire'
import { may } from '../audience'
import { cardsOf } from '#server/read/board/board-of'
import { boardOperation, reorderForm } from './board-paths'
import type { JsonObject, Paths } from '../json'
import { schemaName, schemaRef } from '../names'
import { answer, closed, json, nothing, operation } from '../operation'
import { ownCallOperation } from './own-call-paths'
import { ifMatch, narrowing, ordering, paging } from '../parameters'
import type { Described } from '../described'
import { listAnswer, rowOf, unpagedNote, wholeNote } from './record-paths'
import { inSentence } from '#text/in-sentence'

type Made = readonly [call: Call | undefined, verb: string, make: (described: Described) => JsonObject]

/** The wire endpoints of a resource, as far as the audience may use them. */
export function wirePaths(described: Described): Paths {
  const { resource, audience } = described
  const {
    list,
    one: item,
    board,
    place: reorder,
    create,
    update,
    change,
    delete: remove,
    own,
  } = resource.wire ?? {}
  const isShared = list?.path === `/api/${resource.name}`
  const defaults: readonly Made[] = [
    [isShared ? undefined : list, 'read', listCall],
    [item, 'read', oneCall],
    [board, 'read', (current) => boardOperation(current, `wired_board_${resource.name}`)],
    [reorder, 'update', reorderCall],
    [create, 'create', createCall],
    [update, 'update', updateCall],
    [change, 'update', changeCall],
    [remove, 'delete', removeCall],
  ]
  const paths: Paths = {}
  const add = (call: Call, made: JsonObject) => {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: made }
  }
  for (const [call, verb, make] of defaults)
    if (call && may(resource, audience, verb)) add(call, make(described))
  for (const [name, call] of Object.entries(own ?? {}))
    if (call.open || audience) add(call, ownCallOperation(described, name, call))
  return paths
}

const string: JsonObject = { type: 'string' }

function listCall(described: Described): JsonObject {
  const { resource, audience } = described
  return operation({
    id: `wired_list_${resource.name}`,
    tag: resource.label[1],
    summary: `List ${inSentence(resource.label[1])}, by the call of its own`,
    description: unpagedNote,
    parameters: [...narrowing(resource, audience), ...ordering(resource, audience), ...paging],
    answers: { 200: listAnswer(described, resource.wire?.list?.answer) },
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

function reorderCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.place
  if (!call) throw new Error(`${resource.name} has no call for place`)
  return operation({
    id: `wired_place_${resource.name}`,
    tag: resource.label[1],
    summary: `Put a ${inSentence(resource.label[0])} into its place, by the call of its own`,
    body: json(closed({ [call.id]: string, ...reorderForm(resource, call.to) }, [call.id])),
    answers: {
      200: answer(
        'It stands there.',
        named(
          call,
          rowOf({ app, resource, audience }),
          call.order ? { [call.order]: { type: 'array', items: string } } : {},
        ),
      ),
    },
    problems: ['invalid', 'forbidden', 'missing', 'stale', 'malformed', 'tooLarge'],
  })
}

/** A board column is returned with the ids of its cards. */
const columnOf = (described: Described): JsonObject =>
  cardsOf(described.app, described.resource)
    ? { allOf: [rowOf(described), closed({ cardIds: { type: 'array', items: string } }, [])] }
    : rowOf(described)

function createCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.create
  if (!call) throw new Error(`${resource.name} has no call for create`)
  const input = schemaRef(`New${schemaName(app, resource)}`)
  return operation({
    id: `wired_create_${resource.name}`,
    tag: resource.label[1],
    summary: `Create a ${inSentence(resource.label[0])}, by the call of its own`,
    body: json(call.wraps ? closed({ [call.wraps]: input }) : input),
    answers: { 200: answer('Created.', named(call, columnOf({ app, resource, audience }))) },
    problems: ['invalid', 'forbidden', 'malformed', 'tooLarge'],
  })
}

function updateCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.update
  if (!call) throw new Error(`${resource.name} has no call for update`)
  return operation({
    id: `wired_update_${resource.name}`,
    tag: resource.label[1],
    summary: `Change one ${inSentence(resource.label[0])}, by the call of its own`,
    description: cardsOf(app, resource)
      ? `${wholeNote} So are cardIds, total and capped of a column as a board answers it.`
      : wholeNote,
    parameters: [ifMatch],
    body: json(closed({ [call.id]: string, [call.wraps]: schemaRef(`${schemaName(app, resource)}Change`) })),
    answers: { 200: answer('Changed.', named(call, columnOf({ app, resource, audience }))) },
    problems: ['invalid', 'forbidden', 'missing', 'stale', 'malformed', 'tooLarge'],
  })
}

function changeCall({ app, resource, audience }: Described): JsonObject {
  const call = resource.wire?.change
  if (!call) throw new Error(`${resource.name} has no call for change`)
  return operation({
    id: `wired_change_${resource.name}`,
    tag: resource.label[1],
    summary: `Change the caller's own record`,
    description: wholeNote,
    parameters: [ifMatch],
    body: json(schemaRef(`${schemaName(app, resource)}Change`)),
    answers: { 200: answer('Changed.', named(call, rowOf({ app, resource, audience }))) },
    problems: ['invalid', 'forbidden', 'stale', 'malformed', 'tooLarge'],
  })
}

function removeCall({ resource }: Described): JsonObject {
  const call = resource.wire?.delete
  if (!call) throw new Error(`${resource.name} has no call for delete`)
  return operation({
    id: `wired_delete_${resource.name}`,
    tag: resource.label[1],
    summary: `Delete one ${inSentence(resource.label[0])}, by the call of its own`,
    body: json(closed({ [call.id]: string })),
    answers: nothing,
    problems: ['invalid', 'forbidden', 'missing', 'referenced', 'malformed', 'tooLarge'],
  })
}
