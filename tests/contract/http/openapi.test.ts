import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapiDocument } from '#server/http/openapi/document'
import { rowSchema } from '#server/read/rows/parse-rows'
import { problemKinds } from '#server/base/errors/problem-response'
import { roles, ruleFor, type Role } from '#define/access'
import { allFieldsOf, movesOf, isReadable } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { corridor, trial, overviews } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

type Document = {
  paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>
  components: Record<string, Record<string, { properties?: Record<string, unknown> }>>
}
const audiences = [undefined, ...roles]

/** Every string in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** What a reference such as '#/components/schemas/Order' refers to; undefined if there is nothing. */
const targetOf = (document: Document, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)

/** The names of properties and query parameters, and the terms in the descriptions of filters and sorts. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties, name, description, in: target } = value as Record<string, unknown>
  const own = target === 'query' ? [String(name), ...String(description).split(/[^A-Za-z]+/)] : []
  return [...Object.keys(properties ?? {}), ...own, ...Object.values(value).flatMap(namesIn)]
}

function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      method === 'parameters' ? [] : [{ path, method, operation }],
    ),
  )
}

describe.each([
  ['the program', corridor],
  ['rules and kinds of every form', trial],
])('OpenAPI of %s', (_, declared) => {
  const resources = Object.values(declared.app) as AnyResource[]
  const documents = new Map<Role | undefined, Document>()
  const documentFor = (audience: Role | undefined): Document => {
    const known = documents.get(audience)
    if (known) return known
    const document = JSON.parse(
      JSON.stringify(openapiDocument(declared.app, audience, overviews)),
    ) as Document
    documents.set(audience, document)
    return document
  }

  it.each(audiences)('is a valid document for %s', async (audience) => {
    const document = documentFor(audience)
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document as never)
    expect(errors ?? [], JSON.stringify(errors)).toEqual([])
    expect(valid).toBe(true)
    const ids = operationsOf(document).map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const references = new Set(textsIn(document).filter((text) => text.startsWith('#/')))
    expect([...references].filter((reference) => targetOf(document, reference) === undefined)).toEqual([])
  })

  it.each(audiences)('contains no field that does not exist for %s', (audience) => {
    const document = documentFor(audience)
    const shown = (role: Role | undefined, name: string) =>
      resources.some((resource) => {
        const field = allFieldsOf(resource)[name]
        return field && (role ? [role] : roles).every((item) => isReadable(field, item))
      })
    const hidden = resources
      .flatMap((resource) => Object.entries(allFieldsOf(resource)))
      .filter(([name, field]) => field.readableBy && !shown(audience, name))
    const named = new Set(namesIn(document))
    for (const [name] of hidden) expect(named, name).not.toContain(name)
    expect(named).toContain('createdAt')
    expect(hidden.length > 0).toBe(audience !== 'admin')
  })

  it.each(roles)('has for %s the calls that the role may have permission for, and no others', (role) => {
    const { paths } = documentFor(role)
    for (const resource of resources) {
      const base = `/api/${resource.name}`
      const expected: [path: string, method: string, verb: string][] = [
        [base, 'get', 'read'],
        [base, 'post', 'create'],
        [`${base}/{id}`, 'get', 'read'],
        [`${base}/{id}`, 'patch', 'update'],
        [`${base}/{id}`, 'delete', 'delete'],
        ...movesOf(resource).map(
          ({ name }) => [`${base}/{id}/${name}`, 'post', name] as [string, string, string],
        ),
      ]
      for (const [path, method, verb] of expected)
        expect(paths[path]?.[method] !== undefined, `${role}: ${method} ${path}`).toBe(
          ruleFor(resource.access, role, verb) !== false,
        )
    }
  })

  it('lists for an anonymous caller only calls without authentication', () => {
    for (const { path, operation } of operationsOf(documentFor(undefined)))
      expect(operation.security, path).toEqual([])
  })

  it.each(roles)('describes a record for %s as the server returns it', (role) => {
    const schemas = documentFor(role).components.schemas ?? {}
    for (const resource of resources) {
      if (ruleFor(resource.access, role, 'read') === false) continue
      const form = Object.values(schemas).find(
        (schema) => (schema as { title?: string }).title === resource.label[0],
      )
      expect(Object.keys(form?.properties ?? {}).toSorted()).toEqual(
        Object.keys(rowSchema(resource, role).shape).toSorted(),
      )
    }
  })
})

describe('the OpenAPI document and its page', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(corridor)
  })
  afterAll(() => world.close())

  it('contain what the caller may access', async () => {
    const open = await world.anonymous.get('/api/openapi.json')
    const own = await world.people.manager.client.get('/api/openapi.json')
    expect(open.body).toEqual(JSON.parse(JSON.stringify(openapiDocument(world.app, undefined, overviews))))
    expect(own.body).toEqual(JSON.parse(JSON.stringify(openapiDocument(world.app, 'manager', overviews))))
    expect(own.headers.get('vary')).toBe('Authorization, Accept-Encoding')
    expect(
      (await world.anonymous.get('/api/openapi.json', { authorization: 'Bearer no.such.token' })).status,
    ).toBe(401)
  })

  it('are compressed for a client that accepts it', async () => {
    const whole = await world.anonymous.get('/api/openapi.json')
    for (const [encoding, read] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      const answer = await world.anonymous.raw('GET', '/api/openapi.json', undefined, {
        'accept-encoding': encoding,
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('etag')).not.toBe(whole.headers.get('etag'))
      expect(read(await answer.arrayBuffer()).toString()).toBe(whole.text)
    }
  })

  it('get 304 when nothing has changed', async () => {
    const first = await world.anonymous.get('/api/openapi.json')
    const again = await world.server.fetch(
      new Request('http://corridor.test/api/openapi.json', {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      }),
    )
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('describe calls that the server handles', async () => {
    const { client } = world.people.admin
    const { body } = await client.get('/api/openapi.json')
    const document = body as Document
    for (const { path, method, operation } of operationsOf(document)) {
      const isRecord = path.includes('{id}')
      // Invalid input is rejected before any record is looked up, so no record is needed.
      if (
        /\/(logout|restore|undo(\/\{batch\})?)$/.test(path) ||
        // A wrong secret is missing; calendar-feeds.test.ts reads right ones.
        path.endsWith('/{file}') ||
        (isRecord && !JSON.stringify(operation).includes('/ifMatch'))
      )
        continue
      const address = path.replace(/\{(id|batch)\}/, '01890000-0000-7000-8000-000000000000')
      const body = method === 'post' && !isRecord ? '{' : undefined
      const answer = await client.send(
        method.toUpperCase(),
        address,
        body,
        isRecord ? { 'if-match': 'x' } : {},
      )
      expect(isRecord ? answer.status === 400 : answer.status !== 404, `${method} ${path}`).toBe(true)
    }
  })

  it('load nothing from elsewhere and have an anchor for every problem', async () => {
    const { text, headers } = await world.people.admin.client.get('/api/docs')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*style-src 'sha256-[^']+'$/)
    expect(text).not.toMatch(/<script|<link|<img|<iframe|style="|(src|href)="http/)
    for (const kind of problemKinds) expect(text).toContain(`id="problem-${kind}"`)
    const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    for (const anchor of new Set(anchors)) expect(text).toContain(`id="${anchor}"`)
  })

  it('are linked from the type of a problem', async () => {
    const { body } = await world.anonymous.get('/api/products')
    expect((body as { type: string }).type).toBe('/api/docs#problem-unauthenticated')
  })
})
