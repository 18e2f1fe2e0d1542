import { describe, expect, it } from 'vitest'
import { openapiDocument } from '#server/http/openapi/document'
import { roles } from '#define/access'
import { corridor, trial, whole, overviews } from '../support/worlds/declared'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const saysWhatItIs = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const']

/** The paths of schemas that do not define a type, at any depth of a schema. */
function untypedIn(schema: unknown, path: string): string[] {
  if (!isObject(schema)) return schema === undefined || schema === false ? [] : [path]
  const { properties = {}, items, additionalProperties, oneOf, anyOf, allOf } = schema
  const own = saysWhatItIs.some((key) => schema[key] !== undefined) ? [] : [path]
  // An object without properties and an array without items accept anything.
  const isBareObject =
    schema['type'] === 'object' && !schema['properties'] && additionalProperties === undefined
  const isBareArray = schema['type'] === 'array' && items === undefined
  return [
    ...own,
    ...(isBareObject || isBareArray ? [`${path} (bare)`] : []),
    ...Object.entries(properties as Json).flatMap(([name, item]) => untypedIn(item, `${path}.${name}`)),
    ...(items === undefined ? [] : untypedIn(items, `${path}[]`)),
    ...untypedIn(additionalProperties, `${path}.*`),
    ...[oneOf, anyOf, allOf].flatMap((several) =>
      Array.isArray(several) ? several.flatMap((item, at) => untypedIn(item, `${path}|${at}`)) : [],
    ),
  ]
}

/** The outermost schemas of a document with their paths. */
function schemasOf(value: unknown, path: string): [place: string, schema: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, at) => schemasOf(item, `${path}/${at}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]): [string, unknown][] =>
    name === 'schema' ? [[path, item]] : schemasOf(item, `${path}/${name}`),
  )
}

/** Content entries without a schema. */
function barelyDescribed(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => barelyDescribed(item, `${path}/${at}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => [
    ...(name === 'content' && isObject(item)
      ? Object.entries(item).flatMap(([type, content]) =>
          isObject(content) && content['schema'] === undefined ? [`${path} ${type}`] : [],
        )
      : []),
    ...barelyDescribed(item, `${path}/${name}`),
  ])
}

const audiences = [undefined, ...roles]
describe.each([
  ['the program', corridor],
  ['the program with what it keeps of itself', whole],
  ['rules and kinds of every form', trial],
])('OpenAPI of %s', (_, { app }) => {
  it.each(audiences)(
    'defines for %s the type of every property of every request and response',
    (audience) => {
      const { components, paths } = JSON.parse(JSON.stringify(openapiDocument(app, audience, overviews))) as {
        components: Record<string, Json>
        paths: Json
      }
      const { schemas = {}, ...others } = components
      const all: [string, unknown][] = [
        ...Object.entries(schemas),
        ...schemasOf(others, 'components'),
        ...schemasOf(paths, ''),
      ]
      expect(all.length).toBeGreaterThan(20)
      expect(all.flatMap(([path, schema]) => untypedIn(schema, path))).toEqual([])
      expect(barelyDescribed(paths, '')).toEqual([])
    },
  )
})

it.each([
  ['a property without a schema', { type: 'object', properties: { a: {} } }, ['x.a']],
  ['an item without a schema', { type: 'array', items: { description: 'What?' } }, ['x[]']],
  ['a map of anything', { type: 'object', additionalProperties: true }, ['x.*']],
  ['a value of a map', { type: 'object', additionalProperties: {} }, ['x.*']],
  ['one of several', { oneOf: [{ type: 'string' }, {}] }, ['x|1']],
  ['an object of anything', { type: 'object' }, ['x (bare)']],
  ['an array of anything', { type: 'array' }, ['x (bare)']],
])('%s is reported as untyped', (_, schema, positions) => {
  expect(untypedIn(schema, 'x')).toEqual(positions)
})
