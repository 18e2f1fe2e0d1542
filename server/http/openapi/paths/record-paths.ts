import type { Shapes } from '#define/shapes'
import type { AnyResource } from '#define/resource'
import { maxWhole } from '#server/read/query'
import { may, mayOnlySome } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { partialName, schemaName, schemaRef } from '../names'
import { answer, closed, json, listOf, nothing, operation, rowsAnswer } from '../operation'
import { outputForm } from '../output-form'
import { idempotencyKey, ifMatch, narrowing, ordering, paging, recordParameter } from '../parameters'

const etag: JsonObject = { ETag: { description: 'The version of the record.', schema: { type: 'string' } } }
export const listHeaders: JsonObject = {
  'X-Total-Count': {
    description:
      'How many there are in all, on a page by offset, or with _total; counted up to 10,000 unless the exact number is requested.',
    schema: { type: 'integer' },
  },
  'X-Total-Capped': { description: 'There are more than were counted.', schema: { type: 'boolean' } },
  'X-Tab-Totals': {
    description: 'How many stand behind each tab, where that was asked: =48,active=31,banned=10000+.',
    schema: { type: 'string' },
  },
  Link: {
    description:
      'rel="next" and rel="prev" of a keyset page; rel="next" also of a whole list that has more rows than it answers, and of the last page that offsets lead to.',
    schema: { type: 'string' },
  },
}

export const rowOf = ({ app, resource }: Described): JsonObject => schemaRef(schemaName(app, resource))
/** The same with only the requested fields. */
export const partialRowOf = ({ app, resource }: Described): JsonObject =>
  schemaRef(partialName(app, resource))
export const rowAnswer = (described: Described, description: string): JsonObject =>
  answer(description, rowOf(described), etag)
/** A note for verbs whose rule depends on the record. */
export const ruleNote = ({ resource, audience }: Described, verb: string): string | undefined =>
  mayOnlySome(resource, audience, verb) ? 'Only for some records: _can of a record tells.' : undefined

/** How an update treats a record that is sent back whole. */
export const wholeNote =
  'The record may be sent back whole, as it was read: _can, _refs, _masked, _comments and every value that is unchanged are ignored, ' +
  'a read-only value that was changed is refused at its field. A version in the body is the one that was read: where ' +
  'If-Match is not sent, another version is refused as stale.'

/** The response of wire lists to a request without paging. */
export const unpagedNote =
  `Where it names no page, it answers everything, up to ${maxWhole} rows; where there are more, Link rel="next" leads on, ` +
  `and capped or total says so.`

export const forPeople = 'For a signed-in person; an API key is refused.'
/** A note for resources that reject API keys. */
export const personNote = ({ personOnly }: AnyResource) => personOnly && forPeople
export const personProblems = ({ personOnly }: AnyResource): readonly 'personOnly'[] =>
  personOnly ? ['personOnly'] : []

/** The response of a list: rows, or rows as a property with the total next to them. */
export const listAnswer = (
  described: Described,
  property: string | undefined,
  extras: Shapes = {},
): JsonObject => {
  const page = (row: JsonObject) => pageForm(described, row, property, extras)
  return rowsAnswer(
    'A page.',
    { complete: page(rowOf(described)), partial: page(partialRowOf(described)) },
    listHeaders,
  )
}

function pageForm(
  described: Described,
  row: JsonObject,
  property: string | undefined,
  extras: Shapes,
): JsonObject {
  const rows = listOf(row)
  if (!property) return rows
  const counted = { total: { type: 'integer' }, capped: { type: 'boolean' } }
  const more = outputForm(described, extras)
  return closed({ [property]: rows, ...counted, ...more.properties }, [property, ...more.required])
}

/** List, read, create, update and delete, as far as the audience may use them. */
export function recordPaths(described: Described): Paths {
  return { [`/api/${described.resource.name}`]: collection(described), ...single(described) }
}

function collection(described: Described): Record<string, JsonObject> {
  const { app, resource, audience } = described
  const { name, label, wire } = resource
  const shared = wire?.list?.path === `/api/${name}` ? wire.list.answer : undefined
  const parameters = [...narrowing(resource, audience), ...ordering(resource, audience), ...paging]
  const notes = [shared && unpagedNote, personNote(resource)].filter(Boolean).join(' ')
  return {
    ...(may(resource, audience, 'read') && {
      get: operation({
        id: `list_${name}`,
        tag: label[1],
        summary: `List ${label[1].toLowerCase()}`,
        ...(notes && { description: notes }),
        parameters,
        answers: { 200: listAnswer(described, shared, wire?.list?.extras) },
        problems: ['invalid', ...personProblems(resource)],
      }),
    }),
    ...(may(resource, audience, 'create') && {
      post: operation({
        id: `create_${name}`,
        tag: label[1],
        summary: `Create a ${label[0].toLowerCase()}`,
        description: ruleNote(described, 'create'),
        parameters: [idempotencyKey],
        body: json(schemaRef(`New${schemaName(app, resource)}`)),
        answers: { 201: rowAnswer(described, 'Created.') },
        problems: ['invalid', 'forbidden', 'malformed', 'tooLarge', 'full'],
      }),
    }),
  }
}

function single(described: Described): Paths {
  const { app, resource, audience } = described
  const { name, label } = resource
  const value = label[0].toLowerCase()
  const methods = {
    ...(may(resource, audience, 'read') && {
      get: operation({
        id: `read_${name}`,
        tag: label[1],
        summary: `Read one ${value}`,
        description: personNote(resource),
        answers: { 200: rowAnswer(described, 'The record.') },
        problems: ['missing', ...personProblems(resource)],
      }),
    }),
    ...(may(resource, audience, 'update') && {
      patch: operation({
        id: `update_${name}`,
        tag: label[1],
        summary: `Change one ${value}`,
        description: [ruleNote(described, 'update'), wholeNote].filter(Boolean).join(' '),
        parameters: [ifMatch],
        body: json(schemaRef(`${schemaName(app, resource)}Change`)),
        answers: { 200: rowAnswer(described, 'Changed.') },
        problems: ['invalid', 'forbidden', 'missing', 'stale', 'malformed', 'tooLarge', 'full'],
      }),
    }),
    ...(may(resource, audience, 'delete') && {
      delete: operation({
        id: `delete_${name}`,
        tag: label[1],
        summary: resource.trash ? `Move one ${value} to the trash` : `Delete one ${value}`,
        description: ruleNote(described, 'delete'),
        parameters: [ifMatch],
        answers: nothing,
        problems: ['forbidden', 'missing', 'stale', 'referenced'],
      }),
    }),
  }
  return { [`/api/${name}/{id}`]: withRecord(methods) }
}

/** Adds the path parameter for all methods; empty without methods. */
export const withRecord = (methods: Record<string, JsonObject>): Paths[string] =>
  Object.keys(methods).length > 0 ? { parameters: [recordParameter], ...methods } : {}
