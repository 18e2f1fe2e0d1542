import type { Context, Hono } from 'hono'
import { isMe } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Call } from '#define/wire'
import { permissionsOf } from '#server/features/auth/account'
import { blankAccount, openRegistration } from '#server/features/auth/registration/blank-account'
import { invalid, invalidField, Problem } from '#server/base/errors/problem'
import { list, type Reader } from '#server/read/list'
import { findOne, findOneBy } from '#server/read/find-one'
import { parseWholeQuery } from '#server/read/query'
import type { Row } from '#server/read/selection'
import { nothing, pageAnswer } from '../answers'
import { bodyLimit } from '../body-limit'
import { bodyOf, expectedVersion, idempotencyKey, queryOf, readerOf, writerOf, type Rest } from '../request'
import { readBoard } from '../routes/board'
import { idsBeside } from '#server/read/board/board-columns'
import { create } from '#server/write/create'
import { reorder } from '#server/write/order/reorder'
import { remove, update } from '#server/write/update'
import type { Writer } from '#server/write/context'
import { withCardIds } from './column-cards'
import { ownCall } from './own-call'

/** The wire endpoints of a resource: other paths and body shapes for the same operations. */
export function wireRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  const { wire } = resource
  if (!wire) return
  const on = (call: Call & { limit?: number }, handler: (c: Context) => Promise<Response>) =>
    call.limit === undefined
      ? hono.on(call.method, call.path, handler)
      : hono.on(call.method, call.path, bodyLimit(call.limit), handler)

  if (wire.list && wire.list.path !== `/api/${resource.name}`) {
    const { answer } = wire.list
    on(wire.list, async (c) => {
      const reader = await readerOf(rest, c)
      return pageAnswer(
        rest,
        c,
        await list(
          reader,
          resource,
          parseWholeQuery(resource, reader.caller.role, queryOf(c), reader.caller.userId),
        ),
        answer,
      )
    })
  }
  if (wire.one) on(wire.one, (c) => wiredOne(rest, resource, c))
  if (wire.board) on(wire.board, (c) => readBoard(rest, resource, c))
  if (wire.place) on(wire.place, (c) => wiredReorder(rest, resource, c))
  if (wire.create) on(wire.create, (c) => wiredCreate(rest, resource, c))
  if (wire.update) on(wire.update, (c) => wiredUpdate(rest, resource, c))
  if (wire.change) on(wire.change, (c) => wiredChange(rest, resource, c))
  if (wire.delete) on(wire.delete, (c) => wiredDelete(rest, resource, c))
  for (const [name, call] of Object.entries(wire.own ?? {}))
    on(call, (c) => ownCall(rest, resource, name, call, c))
}

/** A reader for the caller of a write, to read the result. */
const readerFor = ({ services, database, caller }: Writer): Reader => ({
  app: services.app,
  database,
  caller,
})

const named = (call: Call, value: unknown): Values =>
  call.answer ? { [call.answer]: value } : ((value ?? {}) as Values)

async function wiredOne(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.one
  if (!call) throw new Problem({ kind: 'missing' })
  if (isMe(call.by)) {
    const reader = await readerOf(rest, c).catch((error: unknown) => beforeVerifying(rest, error))
    if ('blank' in reader) return c.json({ ...named(call, reader.blank), permissions: {} }, 200, fresh)
    const row = await findOne(reader, resource, reader.caller.userId ?? '')
    return c.json(
      { ...named(call, row), permissions: permissionsOf(rest.services.app, reader.caller.role) },
      200,
      fresh,
    )
  }
  const reader = await readerOf(rest, c)
  const value = queryOf(c).get(call.by.query)
  if (!value) throw invalidField(call.by.query, 'required')
  const row = await findOneBy(reader, resource, call.by.fields, value.slice(0, 300))
  return c.json(named(call, row), 200, { ...fresh, etag: `"${row.version}"` })
}

/** A registered user who has not entered their code yet sees the values that they entered. */
async function beforeVerifying({ services }: Rest, error: unknown): Promise<{ blank: Row }> {
  if (!(error instanceof Problem) || error.refusal.kind !== 'unverified') throw error
  const registered = await openRegistration(services.database, error.refusal.registration)
  if (!registered) throw error
  return { blank: blankAccount(services, registered) }
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
  return c.json(named(call, await withCardIds(readerFor(writer), resource, row)), 200, fresh)
}

async function wiredUpdate(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.update
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  const body = objectOf(await bodyOf(c))
  const row = await update(writer, resource, idOf(body, call.id), body[call.wraps], expectedVersion(c))
  return c.json(named(call, await withCardIds(readerFor(writer), resource, row)), 200, fresh)
}

async function wiredChange(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.change
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  const row = await update(
    writer,
    resource,
    writer.caller.userId ?? '',
    objectOf(await bodyOf(c)),
    expectedVersion(c),
  )
  return c.json(named(call, row), 200, { ...fresh, etag: `"${row.version}"` })
}

async function wiredDelete(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.delete
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  await remove(writer, resource, idOf(objectOf(await bodyOf(c)), call.id), expectedVersion(c))
  return nothing(c)
}

async function wiredReorder(rest: Rest, resource: AnyResource, c: Context): Promise<Response> {
  const call = resource.wire?.place
  if (!call) throw new Problem({ kind: 'missing' })
  const writer = await writerOf(rest, c)
  const body = objectOf(await bodyOf(c))
  const named = Object.entries(body).filter(([name]) => name !== call.id)
  const given = Object.fromEntries(named.map(([name, value]) => [name === call.to ? 'to' : name, value]))
  const row = await reorder(writer, resource, idOf(body, call.id), given, expectedVersion(c)).catch(
    withNameOf(call),
  )
  const order = call.order && { [call.order]: await idsBeside(readerFor(writer), resource, row) }
  return c.json({ [call.answer]: row, ...order }, 200, fresh)
}

/** Reports the faults of `to` by the name that a declared call has for it. */
const withNameOf =
  ({ to: name }: { readonly to?: string }) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || error.refusal.kind !== 'invalid' || name === undefined) throw error
    const { to: faults, ...others } = error.refusal.faults
    throw faults ? invalid({ ...others, [name]: faults }) : error
  }
