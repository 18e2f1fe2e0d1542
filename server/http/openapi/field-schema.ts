import * as z from 'zod/mini'
import { defaultOf } from '#define/parsing/parse'
import { byKind, type AnyField, type AnyFields, type KindMap } from '#define/kinds'
import { inputSchema, mayBeLeftOut, valueSchema } from '#define/parsing/schema'
import { labelOfField } from '#define/reading'
import { anyJson, type JsonObject } from './json'
import { deepest, maxTags } from '#server/base/parsing/markup'

/** A value in a response, or in a request. */
export type Direction = 'value' | 'input'

const nothing = () => undefined

const formats = { timeZone: 'The IANA name of a time zone.', recurrence: 'An RRULE by RFC 5545.' }

/** Descriptions of what the schema of a kind does not express. */
const notes: KindMap<string | undefined> = {
  text: ({ slugOf, format }) => (slugOf ? `Made from ${slugOf} by the server.` : format && formats[format]),
  richText: () => `HTML of at most ${maxTags} tags, ${deepest} deep; what is not allowed in it is taken out.`,
  integer: nothing,
  decimal: nothing,
  boolean: nothing,
  date: () => 'A day, YYYY-MM-DD.',
  datetime: () => 'ISO 8601 in UTC.',
  choice: (field) =>
    field.of && (field.of === 'resources' ? 'The name of a resource.' : 'The name of a verb.'),
  choices: nothing,
  tags: nothing,
  ref: (field) => `The id of one of ${field.to}.`,
  refs: (field) => `Ids of ${field.to}.`,
  listOf: nothing,
  money: (field) => `In minor units of ${field.currency ?? 'the currency beside it'}: 1999 is 19.99 in EUR.`,
  currency: () => 'ISO 4217.',
  email: nothing,
  url: nothing,
  phone: () => 'In international form: +4930123456.',
  color: nothing,
  country: () => 'ISO 3166-1 alpha-2.',
  rank: () => 'A place in an order; the server puts it last where none is sent.',
  file: nothing,
  image: nothing,
  json: nothing,
  state: (field) =>
    `Changes by moves alone: ${Object.entries(field.moves)
      .map(([name, { from, to }]) => `${name} (${[from].flat().join(' or ')} to ${to})`)
      .join(', ')}.`,
}

const textual = new Set(['date', 'date-time', 'uuid', 'email'])

/** The schema of a field's value, without title and description. */
export function valueForm(field: AnyField, direction: Direction): JsonObject {
  if (field.kind === 'json') return anyJson
  if (field.kind === 'listOf') return rowsForm(field, direction)
  const schema = direction === 'value' ? valueSchema(field) : inputSchema(field)
  const isOfNames = field.kind === 'choice' && field.of !== undefined
  const { $schema: _, ...form } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The format is sufficient; the pattern has hundreds of characters.
    override: ({ jsonSchema }) => {
      if (textual.has(jsonSchema.format ?? '')) delete jsonSchema.pattern
      // Names of resources and verbs depend on the application, and not every role may know all of them.
      if (isOfNames && jsonSchema.enum) {
        delete jsonSchema.enum
        jsonSchema.type = 'string'
      }
    },
  })
  return form as JsonObject
}

function rowsForm(field: Extract<AnyField, { kind: 'listOf' }>, direction: Direction): JsonObject {
  const rows: JsonObject = {
    type: 'array',
    items: objectForm(field.fields, direction),
    ...(direction === 'input' && { minItems: field.min ?? 0, maxItems: field.max ?? 1000 }),
  }
  return field.optional ? { anyOf: [rows, { type: 'null' }] } : rows
}

/** A field as a property: schema, label and description. */
export function fieldForm(name: string, field: AnyField, direction: Direction): JsonObject {
  const description = [field.help, byKind(notes, field)].filter(Boolean).join(' ')
  const fallback =
    direction === 'input' && !('default' in field && typeof field.default === 'string' && isMoment(field))
      ? defaultOf(field)
      : undefined
  return {
    ...valueForm(field, direction),
    title: labelOfField(name, field),
    ...(description && { description }),
    ...(fallback !== undefined && fallback !== null && { default: fallback as JsonObject }),
  }
}

const isMoment = (field: AnyField) => field.kind === 'date' || field.kind === 'datetime'

/** Fields as a closed object; in a change all of them are optional. */
export function objectForm(fields: AnyFields, direction: Direction, isChange = false): JsonObject {
  const required = Object.entries(fields).filter(
    ([, field]) => direction === 'value' || (!field.optional && !mayBeLeftOut(field)),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isChange ? withoutDefault(fieldForm(name, field, direction)) : fieldForm(name, field, direction),
      ]),
    ),
    ...(!isChange && required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  }
}

const withoutDefault = (form: JsonObject): JsonObject => ({ ...form, default: undefined })
