import { isOrderable, rankOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { columnStep } from '#server/read/board/board'
import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { schemaName, schemaRef } from '../names'
import { closed, json, listOf, operation, rowsAnswer } from '../operation'
import { fieldsParameter, ifMatch, narrowing, ordering } from '../parameters'
import type { Described } from '../described'
import { partialRowOf, rowAnswer, rowOf, ruleNote, withRecord } from './record-paths'
import { inSentence } from '#text/in-sentence'

/** The board of a resource and the endpoint to reorder its records, as far as the audience may use them. */
export function boardPaths(described: Described): Paths {
  const { resource, audience } = described
  const { name, views } = resource
  return {
    ...(views?.board && may(resource, audience, 'read') && { [`/api/${name}/board`]: boardCall(described) }),
    ...(isOrderable(resource) &&
      may(resource, audience, 'update') && { [`/api/${name}/{id}/place`]: reorderCall(described) }),
  }
}

const boardCall = (described: Described): Record<string, JsonObject> => ({
  get: boardOperation(described, `board_${described.resource.name}`),
})

/** The operation that reads a board, for any path. */
export function boardOperation(described: Described, id: string): JsonObject {
  const { resource, audience } = described
  return operation({
    id,
    tag: resource.label[1],
    summary: `The board of ${inSentence(resource.label[1])}`,
    description: 'Cards, columns, and the order of the columns; a list’s query narrows it.',
    parameters: [
      ...narrowing(resource, audience),
      ...ordering(resource, audience),
      fieldsParameter,
      more,
      ...(hasBoards(resource) ? [withinParameter] : []),
    ],
    answers: {
      200: rowsAnswer('The board.', {
        complete: boardForm(described, rowOf(described)),
        partial: boardForm(described, partialRowOf(described)),
      }),
    },
    problems: hasBoards(resource) ? ['invalid', 'missing'] : ['invalid'],
  })
}

const hasBoards = ({ views }: AnyResource): boolean => views?.board?.within !== undefined

const string: JsonObject = { type: 'string' }
const more: JsonObject = {
  name: '_more',
  in: 'query',
  description: `A column of which ${columnStep} cards more are shown, each time that it is named.`,
  schema: listOf(string),
  style: 'form',
  explode: true,
}

const withinParameter: JsonObject = {
  name: '_within',
  in: 'query',
  description: 'The id of the board; default: the first one that the caller may read.',
  schema: { type: 'string', format: 'uuid' },
}

const choices: JsonObject = closed(
  { shown: string, all: listOf(closed({ id: string, title: string, _can: listOf(string) })) },
  ['all'],
)

/** The board as a property, with cards of this schema. */
function boardForm(described: Described, card: JsonObject): JsonObject {
  const parts = {
    id: string,
    title: string,
    cardIds: listOf(string),
    total: { type: 'integer' },
    capped: { type: 'boolean' },
  }
  const target = columnsOf(described)
  const column = target
    ? { allOf: [schemaRef(schemaName(described.app, target)), closed(parts)] }
    : closed(parts)
  const board = closed({
    cards: listOf(card),
    columns: listOf(column),
    columnOrder: listOf(string),
    ...(hasBoards(described.resource) && { boards: choices }),
  })
  return closed({ [described.resource.wire?.board?.answer ?? 'board']: board })
}

function columnsOf({ app, resource, audience }: Described): AnyResource | undefined {
  const field = resource.fields[resource.views?.board?.by ?? '']
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  return target && may(target, audience, 'read') ? target : undefined
}

const nameable = { type: ['string', 'null'] }

const laneSchema = (resource: AnyResource, name: string): JsonObject =>
  resource.fields[name]?.kind === 'boolean' ? { type: 'boolean' } : nameable

/** The schema of a new position of a record. */
export const reorderForm = (resource: AnyResource, to = 'to'): JsonObject => ({
  ...(resource.views?.board && { [to]: nameable }),
  ...(rankOf(resource) !== undefined && { beforeId: nameable }),
  ...Object.fromEntries(
    (resource.views?.board?.lanes ?? []).map((name) => [name, laneSchema(resource, name)]),
  ),
})

const reorderCall = (described: Described): Paths[string] =>
  withRecord({
    post: operation({
      id: `place_${described.resource.name}`,
      tag: described.resource.label[1],
      summary: `Put a ${inSentence(described.resource.label[0])} into its place`,
      description: ruleNote(described, 'update'),
      parameters: [ifMatch],
      body: json(closed(reorderForm(described.resource), [])),
      answers: { 200: rowAnswer(described, 'It stands there.') },
      problems: ['invalid', 'forbidden', 'missing', 'stale', 'malformed', 'tooLarge'],
    }),
  })
