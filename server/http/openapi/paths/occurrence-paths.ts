import { seriesScopes } from '#define'
import { seriesView } from '#server/write/occurrences/series-record'
import { may } from '../audience'
import type { Described } from '../described'
import type { JsonObject, Paths } from '../json'
import { schemaName, schemaRef } from '../names'
import { answer, closed, json, operation } from '../operation'
import { ifMatch, recordParameter } from '../parameters'
import { rowOf, ruleNote } from './record-paths'
import { inSentence } from '#text/in-sentence'

/** The endpoints that change and delete occurrences of a series. */
export function occurrencePaths(described: Described): Paths {
  const { resource, audience } = described
  if (!seriesView(resource)) return {}
  const methods = {
    ...(may(resource, audience, 'update') && { patch: changeCall(described) }),
    ...(may(resource, audience, 'delete') && { delete: deleteCall(described) }),
  }
  if (Object.keys(methods).length === 0) return {}
  return {
    [`/api/${resource.name}/{id}/occurrences/{originalStart}`]: {
      parameters: [recordParameter, originalStart],
      ...methods,
    },
  }
}

const originalStart: JsonObject = {
  name: 'originalStart',
  in: 'path',
  required: true,
  description: 'The start of the chosen occurrence by the rule of its series, as RECURRENCE-ID in RFC 5545.',
  schema: { type: 'string', format: 'date-time' },
}

const scope: JsonObject = {
  name: 'scope',
  in: 'query',
  required: true,
  description: 'The chosen occurrence alone, it and those that follow it, or all of the series.',
  schema: { type: 'string', enum: [...seriesScopes] },
}

/** The response: the record, and the batch for POST /api/undo/{batch}. */
const done = (record: JsonObject) =>
  answer('Done; the batch undoes all of it.', closed({ batch: { type: 'string', format: 'uuid' }, record }))

function changeCall(described: Described): JsonObject {
  const { app, resource } = described
  return operation({
    id: `changeOccurrence_${resource.name}`,
    tag: resource.label[1],
    summary: `Change occurrences of a series of ${inSentence(resource.label[1])}`,
    description: [
      ruleNote(described, 'update'),
      'this: a record of its own replaces the occurrence. following: the series ends before it, and a new one begins. ' +
        'all: a new start moves the whole series by the same local time. The response has the record of the chosen occurrence.',
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [scope, ifMatch],
    body: json(schemaRef(`${schemaName(app, resource)}Change`)),
    answers: { 200: done(rowOf(described)) },
    problems: ['invalid', 'forbidden', 'missing', 'stale', 'malformed', 'tooLarge'],
  })
}

function deleteCall(described: Described): JsonObject {
  const { resource } = described
  return operation({
    id: `deleteOccurrence_${resource.name}`,
    tag: resource.label[1],
    summary: `Delete occurrences of a series of ${inSentence(resource.label[1])}`,
    description: [ruleNote(described, 'delete'), 'The record is null where the whole series was deleted.']
      .filter(Boolean)
      .join(' '),
    parameters: [scope, ifMatch],
    answers: { 200: done({ oneOf: [rowOf(described), { type: 'null' }] }) },
    problems: ['invalid', 'forbidden', 'missing', 'stale', 'referenced'],
  })
}
