import type { Context, Hono } from 'hono'
import { isMe } from '../../src/define/access'
import type { AnyResource } from '../../src/define/resource'
import { parseValues, type Values } from '../../src/define/parse'
import type { Call, OwnCall } from '../../src/define/wire'
import { permissionsOf } from '../auth/account'
import { invalid, invalidField, Problem } from '../errors/problem'
import { list } from '../read/list'
import { one, oneBy } from '../read/one'
import { parseListQuery } from '../read/query'
import { nothing, pageAnswer } from '../rest/answers'
import {
  bodyOf,
  callerOf,
  expectedVersion,
  idempotencyKey,
  queryOf,
  readerOf,
  writerOf,
  type Rest,
} from '../rest/request'
import { languageOf } from '../rest/language'
import { create } from '../write/create'
import { remove, update } from '../write/update'

/** The calls of a resource's own addresses: other doors to the same rooms. */
export function wireRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const { wire } = resource
  if (!wire) return
  const on = (call: Call, handler: (c: Context) => Promise<Response>) =>
    call.method === 'GET' ? hono.get(call.path, handler) : hono.post(call.path, handler)

  if (wire.list && wire.list.path !== `/api/${resource.name}`) {
    const { answer } = wire.list
    on(wire.list, async (c) => {
      const reader = await readerOf(rest, c)
      return pageAnswer(
        c,
        await list(reader, resource, parseListQuery(resource, reader.caller.role, queryOf(c))),
        answer,
      )
    })
  }
  if (wire.one) on(wire.one, (c) => wiredOne(rest, resource, c))
  if (wire.create) on(wire.create, (c) => wiredCreate(rest, resource, c))
  if (wire.update) on(wire.update, (c) => wiredUpdate(rest, resource, c))
  if (wire.delete) on(wire.delete, (c) => wiredDelete(rest, resource, c))
  for (const [name, call] of Object.entries(wire.own ?? {}))
    on(call, (c) => ownCall(rest, resource, name, call, c))
}

const named = (call: Call, value: unknown): Values =>
  call.answer ? { [call.answer]: value } : ((value ?? {}) as Values)

async function wiredOne(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.one
  if (!call) throw new Problem({ kind: 'missing' })
  const reader = await readerOf(rest, c)
  if (isMe(call.by)) {
    const row = await one(reader, resource, reader.caller.userId ?? '')
    return c.json(
      { ...named(call, row), permissions: permissionsOf(rest.services.app, reader.caller.role) },
      200,
      fresh,
    )
  }
  const value = queryOf(c).get(call.by.query)
  if (!value) throw invalidField(call.by.query, 'required')
  const row = await oneBy(reader, resource, call.by.fields, value.slice(0, 300))
  return c.json(named(call, row), 200, { ...fresh, etag: `"${row.version}"` })
}
const fresh = { 'cache-control': 'no-store' }

const objectOf = (body: unknown): Values => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem({ kind: 'malformed' })
  return body as Values
}
const idOf = (body: Values, property: string): string => {
  const id = Object.hasOwn(body, property) ? body[property] : undefined
  if (typeof id !== 'string' || id === '') throw invalidField(property, 'required')
  return id
}

async function wiredCreate(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.create
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  const body = objectOf(await bodyOf(c))
  const row = await create(writer, resource, call.wraps ? body[call.wraps] : body, idempotencyKey(c))
  return c.json(named(call, row), 200, fresh)
}

async function wiredUpdate(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.update
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  const body = objectOf(await bodyOf(c))
  const row = await update(writer, resource, idOf(body, call.id), body[call.wraps], expectedVersion(c))
  return c.json(named(call, row), 200, fresh)
}

async function wiredDelete(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.delete
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  await remove(writer, resource, idOf(objectOf(await bodyOf(c)), call.id), expectedVersion(c))
  return nothing(c)
}

async function ownCall(
  rest: Rest,
  resource: AnyResource,
  name: string,
  call: OwnCall,
  c: Context,
): Promise<Response> {
  const caller = call.open ? undefined : await callerOf(rest, c)
  const given = call.method === 'GET' ? Object.fromEntries(queryOf(c)) : ((await bodyOf(c)) ?? {})
  const parsed = parseValues(call.asks ?? {}, given, 'create')
  if (!parsed.ok) throw invalid(parsed.faults)
  const body = rest.services.servings[resource.name]?.own?.[name]
  if (!body) throw new Error(`The call ${name} of ${resource.name} has no body`)
  const answer = await body({
    services: rest.services,
    asked: parsed.value,
    caller,
    language: languageOf(c.req.header('accept-language')),
    userAgent: c.req.header('user-agent'),
  })
  return answer === undefined ? nothing(c) : c.json(answer, 200, fresh)
}
