import type { App } from '#define/app'
import { fieldOf, readsAll, verbsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { hasHidden } from '#server/read/access/masks'
import { may, setFields, shownFields, type Audience } from './audience'
import { fieldForm, objectForm } from './field-schema'
import type { JsonObject } from './json'
import { partialName, schemaName } from './names'

const meta: Record<string, JsonObject> = {
  id: { type: 'string', format: 'uuid', readOnly: true },
  version: { type: 'integer', description: 'Rises by one with every change.', readOnly: true },
}
const instant: JsonObject = { type: 'string', format: 'date-time', readOnly: true }

/** The schema of a record's field, with `readOnly` if the audience may not write it. */
function shownForm(resource: AnyResource, audience: Audience, name: string): JsonObject {
  const field = fieldOf(resource, name)
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  const isSet = !audience || setFields(resource, audience)[name] !== undefined
  const form = { ...fieldForm(name, field, 'value'), ...(isSet ? {} : { readOnly: true }) }
  return audience && !readsAll(field, audience)
    ? { anyOf: [form, { type: 'null' }], description: hidden }
    : form
}

const hidden = 'Null in the records in which it is hidden from the caller; _masked says in which.'
const masked: JsonObject = {
  type: 'object',
  description:
    'The values that are hidden in this record: what is shown of them, and whether the caller may ask.',
  additionalProperties: {
    type: 'object',
    properties: { shows: { type: 'string' }, reveals: { type: 'boolean' } },
    required: ['shows', 'reveals'],
  },
  readOnly: true,
}

/** The schema of a record for the audience, without some of its fields. */
export function rowForm(
  resource: AnyResource,
  audience: Audience,
  without: readonly string[] = [],
): JsonObject {
  const shown = Object.keys(shownFields(resource, audience)).filter((name) => !without.includes(name))
  const properties: Record<string, JsonObject> = {
    ...meta,
    ...Object.fromEntries(shown.map((name) => [name, shownForm(resource, audience, name)])),
    ...(audience && hasHidden(resource, audience) && { _masked: masked }),
    createdAt: instant,
    updatedAt: instant,
    ...(resource.trash && {
      deletedAt: {
        type: ['string', 'null'],
        format: 'date-time',
        readOnly: true,
        description: 'In the trash.',
      },
    }),
    _can: {
      type: 'array',
      items: { type: 'string' },
      readOnly: true,
      description: 'The verbs that the caller may do to this record.',
    },
    _refs: {
      type: 'object',
      additionalProperties: { type: ['string', 'null'] },
      readOnly: true,
      description: 'The titles of the records it refers to, by id.',
    },
    ...(resource.comments !== undefined && {
      _comments: {
        type: 'integer',
        minimum: 0,
        readOnly: true,
        description: 'The number of its comments, up to 1000.',
      },
    }),
  }
  return {
    type: 'object',
    title: resource.label[0],
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

const alwaysSent = ['id', 'version', 'deletedAt', '_can', '_refs', '_comments']

/** The schema of a record of which only some fields are requested: no field is required. */
function partialForm(resource: AnyResource, audience: Audience): JsonObject {
  const form = rowForm(resource, audience)
  const properties = form.properties as JsonObject
  return { ...form, required: alwaysSent.filter((name) => properties[name]) }
}

/** The schemas of a resource for the audience: a record, one with the requested fields, a new one, a change. */
export function resourceSchemas(app: App, resource: AnyResource, audience: Audience): JsonObject {
  const name = schemaName(app, resource)
  const fields = setFields(resource, audience)
  const isNamed = audience === undefined || verbsOf(resource).some((verb) => may(resource, audience, verb))
  return {
    ...(isNamed && { [name]: rowForm(resource, audience) }),
    ...(may(resource, audience, 'read') && { [partialName(app, resource)]: partialForm(resource, audience) }),
    ...(may(resource, audience, 'create') && { [`New${name}`]: objectForm(fields, 'input') }),
    ...(may(resource, audience, 'update') && { [`${name}Change`]: objectForm(fields, 'input', true) }),
  }
}
