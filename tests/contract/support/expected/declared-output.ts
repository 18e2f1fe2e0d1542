import { z } from 'zod'
import { rowSchema } from '#server/read/rows/parse-rows'
import { roles } from '#define/access'
import type { App } from '#define/app'
import { byShape, type Shape, type Shapes } from '#define/shapes'
import { actionsOf } from '#define/reading'
import { valueSchema } from '#define/parsing/schema'

/** An endpoint with a declared output. */
interface Declared {
  readonly name: string
  readonly method: string
  readonly path: RegExp
  readonly output: Schema
}

const known = new WeakMap<App, readonly Declared[]>()

/**
 * Compares a response with the declared output of its endpoint, property by property.
 * @throws Error when a property is missing, is not declared, or has another form.
 */
export async function requireDeclaredOutput(
  app: App,
  { method, url }: Request,
  response: Response,
): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (response.status !== 200 || !isJson) return
  let declared = known.get(app)
  if (!declared) known.set(app, (declared = declaredIn(app)))
  const { pathname } = new URL(url)
  const endpoint = declared.find((item) => item.method === method && item.path.test(pathname))
  if (!endpoint) return
  const result = z.safeParse(endpoint.output, await response.clone().json())
  if (result.error)
    throw new Error(`${endpoint.name} answers otherwise than it declares:\n${z.prettifyError(result.error)}`)
}

const declaredIn = (app: App): Declared[] =>
  Object.values(app).flatMap((resource) => {
    const { name, wire } = resource
    const calls = Object.entries(wire?.own ?? {}).flatMap(([call, { method, path, output }]) =>
      output
        ? [{ name: `${call} of ${name}`, method, path: pathOf(path), output: schemaOf(app, output) }]
        : [],
    )
    const actions = Object.entries(actionsOf(resource)).flatMap(([action, { on, output }]) => {
      const path = on === 'record' ? `/api/${name}/:id/${action}` : `/api/${name}/${action}`
      return output
        ? [
            {
              name: `${action} of ${name}`,
              method: 'POST',
              path: pathOf(path),
              output: schemaOf(app, output),
            },
          ]
        : []
    })
    return [...calls, ...actions]
  })

const pathOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

type Schema = z.core.$ZodType

const schemaOf = (app: App, shapes: Shapes): Schema =>
  z.strictObject(
    Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shapeSchema(app, shape)])),
  )

const shapeSchema = (app: App, shape: Shape): Schema =>
  byShape<Schema>(
    {
      field: valueSchema,
      object: ({ properties, optional }) => orNull(schemaOf(app, properties), optional),
      array: ({ items, optional }) => orNull(z.array(shapeSchema(app, items)), optional),
      map: ({ values, optional }) => orNull(z.record(z.string(), shapeSchema(app, values)), optional),
      row: ({ of, without, optional }) => orNull(recordSchema(app, of, without), optional),
      omittable: ({ shape: inner }) => z.optional(shapeSchema(app, inner)),
    },
    shape,
  )

const orNull = (schema: Schema, optional?: true): Schema => (optional ? z.nullable(schema) : schema)

/** A record as one of the roles may read it. */
function recordSchema(app: App, of: string, without: readonly string[] = []): Schema {
  const resource = app[of]
  if (!resource) throw new Error(`There is no resource ${of}`)
  return z.union(
    roles.map((role) => {
      const fields = Object.entries(rowSchema(resource, role).shape)
      return z.strictObject(Object.fromEntries(fields.filter(([name]) => !without.includes(name))))
    }),
  )
}
