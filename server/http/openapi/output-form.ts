import { allFieldsOf } from '#define/reading'
import { byShape, type Shape, type Shapes } from '#define/shapes'
import { fieldForm } from './field-schema'
import type { JsonObject } from './json'
import { schemaName, schemaRef } from './names'
import type { Described } from './described'
import { rowForm } from './resource-schemas'

/** The output of an endpoint or action: an object with exactly the declared properties. */
export const outputForm = (described: Described, output: Shapes) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(output).map(([name, shape]) => [name, shapeForm(described, name, shape)]),
  ) as JsonObject,
  required: Object.keys(output).filter((name) => output[name]?.kind !== 'omittable'),
  additionalProperties: false,
})

/** The schema of a part of an output. */
export const shapeForm = (described: Described, name: string, shape: Shape): JsonObject =>
  byShape<JsonObject>(
    {
      field: (field) => fieldForm(name, field, 'value'),
      object: (object) => explained(object, outputForm(described, object.properties)),
      array: (array) => explained(array, { type: 'array', items: shapeForm(described, name, array.items) }),
      map: (map) =>
        explained(map, {
          type: 'object',
          additionalProperties: shapeForm(described, name, map.values),
        }),
      row: (row) => explained(row, recordForm(described, row.of, row.without)),
      omittable: ({ shape: inner }) => shapeForm(described, name, inner),
    },
    shape,
  )

/** Adds the description, and null for optional shapes. */
function explained({ optional, help }: { optional?: true; help?: string }, form: JsonObject): JsonObject {
  const whole: JsonObject = optional ? { anyOf: [form, { type: 'null' }] } : form
  return help === undefined ? whole : { ...whole, description: help }
}

function recordForm({ app, audience }: Described, of: string, without: readonly string[] = []): JsonObject {
  const resource = app[of]
  if (!resource) throw new Error(`An output has records of ${of}, which is no resource`)
  if (without.length === 0) return schemaRef(schemaName(app, resource))
  const unknown = without.find((name) => !Object.hasOwn(allFieldsOf(resource), name))
  if (unknown !== undefined) throw new Error(`An output leaves out ${of}.${unknown}, which is no field`)
  return rowForm(resource, audience, without)
}
