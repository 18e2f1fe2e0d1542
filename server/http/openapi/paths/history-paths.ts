import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { revealable } from '#server/features/reveal/reveal'
import { may } from '../audience'
import { anyJson, type JsonObject, type Paths } from '../json'
import { fieldForm } from '../field-schema'
import { schemaRef } from '../names'
import { answer, closed, json, listOf, operation } from '../operation'
import { ifMatch } from '../parameters'
import type { Described } from '../described'
import { rowAnswer, withRecord } from './record-paths'
import { inSentence } from '#text/in-sentence'

const values: JsonObject = {
  type: ['object', 'null'],
  description: 'The values that changed, as far as the caller sees their fields.',
  additionalProperties: anyJson,
}

const shown: JsonObject = { type: ['string', 'null'] }
/** Properties that only some changes have. */
const sometimes: JsonObject = {
  revealed: {
    type: 'array',
    items: { type: 'string' },
    description: 'The hidden fields that somebody asked to see; nothing was changed then.',
  },
  _masked: {
    type: 'object',
    additionalProperties: closed({ before: shown, after: shown }),
    description: 'The changed values that are hidden from the caller: what is shown of them.',
  },
  job: {
    ...closed({
      resource: { type: 'string' },
      record: { type: 'string', format: 'uuid' },
      text: { type: 'string' },
    }),
    description: 'The job that made the change, if the caller may read it, with a text in their language.',
  },
  rules: listOf({
    ...closed({ text: { type: 'string' }, by: { type: 'string' }, fields: listOf({ type: 'string' }) }, [
      'text',
      'fields',
    ]),
    description:
      'The automation rules that set some of the values: the text of each, the name of the user who made it if users make such rules, and the fields that it set.',
  }),
}
const always: JsonObject = {
  id: { type: 'integer' },
  operation: { type: 'string', description: 'create, update, delete, restore, or a move or action.' },
  at: { type: 'string', format: 'date-time' },
  by: {
    anyOf: [closed({ id: { type: 'string', format: 'uuid' }, name: { type: 'string' } }), { type: 'null' }],
    description: 'Who did it; null where it was the program itself.',
  },
  version: { type: 'integer', description: 'The version after it.' },
  before: values,
  after: values,
  _refs: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The titles of the records that the values refer to, by id.',
  },
}

/** One change in a record's history. */
export const changeForm: JsonObject = closed({ ...always, ...sometimes }, Object.keys(always))

const paging: JsonObject[] = [
  {
    name: 'after',
    in: 'query',
    schema: { type: 'integer' },
    description: 'The entry behind which to go on.',
  },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
]
const oneField: JsonObject = {
  name: 'field',
  in: 'query',
  schema: { type: 'string' },
  description: 'Only the changes of this field, with its values alone.',
}

/** The response to a reveal: the requested hidden values. */
function revealedForm(resource: AnyResource, role: Role): JsonObject {
  const fields = revealable(resource, role).flatMap((name) => {
    const field = resource.fields[name]
    return field ? [[name, fieldForm(name, field, 'value')] as const] : []
  })
  return { ...closed(Object.fromEntries(fields), []), additionalProperties: false }
}

/** History, reveal and restore of a record, as far as the audience may use them. */
export function historyPaths(described: Described): Paths {
  const { resource, audience } = described
  const tag = resource.label[1]
  const value = inSentence(resource.label[0])
  const base = `/api/${resource.name}/{id}`
  const changes = may(resource, audience, 'update')
  const bringsBack = resource.trash === true && may(resource, audience, 'delete')
  return {
    ...(resource.managedBy === 'changeLog' &&
      may(resource, audience, 'read') && {
        [`${base}/change`]: withRecord({
          get: operation({
            id: `change_${resource.name}`,
            tag,
            summary: 'What one entry changed, as far as the caller sees the fields',
            answers: { 200: answer('The change.', schemaRef('Change')) },
            problems: ['forbidden', 'missing'],
          }),
        }),
      }),
    ...historyPath(described),
    ...(audience &&
      revealable(resource, audience).length > 0 && {
        [`${base}/reveal`]: withRecord({
          post: operation({
            id: `reveal_${resource.name}`,
            tag,
            summary: `Show hidden values of one ${value}`,
            description: 'For callers with access; the change log records the request.',
            body: json(closed({ fields: listOf({ type: 'string', enum: revealable(resource, audience) }) })),
            answers: { 200: answer('The values.', closed({ values: revealedForm(resource, audience) })) },
            problems: ['forbidden', 'missing', 'invalid'],
          }),
        }),
      }),
    ...((changes || bringsBack) && {
      [`${base}/restore`]: withRecord({
        post: operation({
          id: `restore_${resource.name}`,
          tag,
          summary: changes
            ? `Bring back a version of one ${value}`
            : `Bring back one ${value} from the trash`,
          ...(changes &&
            bringsBack && { description: 'Without a version the record comes back from the trash.' }),
          parameters: changes ? [ifMatch] : [],
          ...(changes && {
            body: json(closed({ version: { type: 'integer', minimum: 1 } }, bringsBack ? [] : ['version'])),
            isBodyOptional: bringsBack,
          }),
          answers: { 200: rowAnswer(described, 'As it is now.') },
          problems: ['forbidden', 'missing', 'stale', 'invalid'],
        }),
      }),
    }),
    ...purgePath(described),
  }
}

/** The history of a record; a resource that is only appended to has none. */
function historyPath({ resource, audience }: Described): Paths {
  if (resource.appended || !may(resource, audience, 'read')) return {}
  const link = { Link: { description: 'rel="next" where there is more.', schema: { type: 'string' } } }
  return {
    [`/api/${resource.name}/{id}/history`]: withRecord({
      get: operation({
        id: `history_${resource.name}`,
        tag: resource.label[1],
        summary: `What happened to one ${inSentence(resource.label[0])}, the newest first`,
        parameters: [...paging, oneField],
        answers: { 200: answer('Its changes.', listOf(schemaRef('Change')), link) },
        problems: ['missing', 'invalid'],
      }),
    }),
  }
}

/** The endpoint that purges a record, for resources that have it. */
function purgePath({ resource, audience }: Described): Paths {
  if (!resource.purges || !may(resource, audience, 'delete')) return {}
  return {
    [`/api/${resource.name}/{id}/purge`]: withRecord({
      post: operation({
        id: `purge_${resource.name}`,
        tag: resource.label[1],
        summary: `Delete one ${inSentence(resource.label[0])} for good that is in the trash`,
        description: 'With what went to the trash together with it. This cannot be undone.',
        answers: { 204: { description: 'It is gone.' } },
        problems: ['forbidden', 'missing', 'referenced', 'invalid'],
      }),
    }),
  }
}
