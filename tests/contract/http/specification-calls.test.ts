import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapiDocument } from '#server/http/openapi/document'
import { create } from '#server/write/create'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { register } from '../support/worlds/accounts'
import type { Answer, Client } from '../support/worlds/client'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { corridor, overviews } from '../support/worlds/declared'
import { sampleValues } from '../support/expected/samples'
import { specifiedCalls, type SpecifiedCall } from '../support/expected/specification-calls'
import { storedRows, type World } from '../support/worlds/world'

type Values = Readonly<Record<string, unknown>>
/** The input of a call, and its client. */
interface Asking {
  readonly given?: Values
  readonly client?: Client
}

const titled = specifiedCalls.map((call) => ({ ...call, call, title: `${call.method} ${call.path}` }))
const resources = Object.values(app) as AnyResource[]
const open = ['/api/account/login', '/api/account/register']

const isNamed = (name: string | undefined): name is string => name !== undefined

/** Every declared call with this address, with the names in its body or query. */
function declaredCalls({ method, path }: SpecifiedCall): { of: string; carries: string[] }[] {
  return resources.flatMap(({ name: of, wire = {} }) => {
    const { own = {}, list, one: item, board, create: made, update, delete: deleted } = wire
    const defaults = [
      { call: list, carries: [] },
      { call: board, carries: [] },
      { call: item, carries: item && 'query' in item.by ? [item.by.query] : [] },
      { call: made, carries: [made?.wraps ?? 'the event'] },
      { call: update, carries: [update?.id, update?.wraps] },
      { call: deleted, carries: [deleted?.id] },
    ]
    const owned = Object.values(own).map((call) => ({ call, carries: Object.keys(call.input ?? {}) }))
    return [...defaults, ...owned]
      .filter(({ call }) => call?.method === method && call.path === path)
      .map(({ carries }) => ({ of, carries: [...(carries ?? [])].filter(isNamed) }))
  })
}

describe('the table of calls in the specification', () => {
  it('has 21 calls', () => {
    expect(specifiedCalls).toHaveLength(21)
    expect(specifiedCalls.find(({ path }) => path === '/api/kanban/board')).toEqual({
      method: 'GET',
      path: '/api/kanban/board',
      payload: [],
      read: ['board'],
      inside: ['cards', 'columns', 'columnOrder'],
    })
  })

  it.each(titled)('is declared once: $title', ({ call }) => {
    const declared = declaredCalls(call)
    expect(declared, 'declared by').toHaveLength(1)
    const named = call.payload.filter((name) => name !== 'filter params')
    expect(declared[0]?.carries).toEqual(expect.arrayContaining(named))
  })

  it.each(titled)('is in the OpenAPI document: $title', ({ method, path, read, payload }) => {
    const document = JSON.parse(JSON.stringify(openapiDocument(corridor.app, 'admin', overviews))) as {
      paths: Record<string, Record<string, object>>
    }
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    const text = JSON.stringify(operation)
    const fields = payload.filter((name) => !['the event', 'filter params'].includes(name))
    for (const name of [...read, ...fields]) expect(text).toContain(`"${name}"`)
  })
})

describe('the calls of the specification with real data', () => {
  let world: World
  let account: { email: string; password: string; client: Client }
  let event: Values
  let column: Values
  let conversation: Values
  const resource = (name: string) => app[name as keyof typeof app] as AnyResource

  beforeAll(async () => {
    ;({ world } = await createFilledWorld(corridor))
    const { email } = await register(world)
    account = { email, password: 'correct horse battery', client: world.people.user.client }
    await writeToMe()
  }, 120_000)
  afterAll(() => world.close())

  /** Gives the administrator a mail and a conversation. */
  async function writeToMe(): Promise<void> {
    const records = await storedRows(world, resource('mails'))
    const mine = { ...sampleValues(resource('mails'), () => records), owner: world.people.admin.id }
    const values = Object.entries(mine).filter(([name]) => name in resource('mails').fields)
    await create(world.writer(), resource('mails'), Object.fromEntries(values))
    const recipients = [world.people.admin.id]
    const sent = await world.people.manager.client.post('/api/chat/messages', { recipients, body: 'Hello' })
    expect(sent.status, sent.text).toBe(200)
    conversation = sent.body as Values
  }

  const mailId = async () => {
    const { body } = await world.people.admin.client.get('/api/mail/mails')
    return ((body as { mails: { id: string }[] }).mails[0] as { id: string }).id
  }
  const eventValues = () => {
    const users = [{ id: world.people.admin.id, version: 1 }]
    const made = sampleValues(resource('calendarEvents'), (name) => (name === 'users' ? users : []))
    return Object.fromEntries(
      Object.entries(made).filter(([name, value]) => {
        const field = resource('calendarEvents').fields[name]
        return value !== null && field && !field.readOnly && !('to' in field) && field.kind !== 'state'
      }),
    )
  }

  /** The input of each call, so that its response is not empty. */
  const askings: Record<string, () => Promise<Asking> | Asking> = {
    '/api/account/login': () => ({ given: { email: account.email, password: account.password } }),
    '/api/account/register': () => ({
      given: { email: 'calls@people.example', password: 'slow green rivers', firstName: 'A', lastName: 'B' },
    }),
    '/api/calendar/events/new': () => ({ given: eventValues() }),
    '/api/calendar/events/update': () => ({ given: { eventId: event['id'], event: { title: 'Renamed' } } }),
    '/api/calendar/events/delete': () => ({ given: { eventId: event['id'] } }),
    '/api/chat/conversation': () => ({ given: { conversationKey: conversation['conversationId'] } }),
    '/api/chat/conversation/mark-as-seen': () => ({
      given: { conversationId: conversation['conversationId'] },
    }),
    '/api/chat/participants': () => ({ given: { conversationKey: conversation['conversationId'] } }),
    '/api/kanban/columns/new': () => ({ given: { column: { name: 'Calls' } } }),
    '/api/kanban/columns/update': () => ({
      given: { columnId: column['id'], column: { name: 'Renamed' } },
    }),
    '/api/kanban/columns/delete': () => ({ given: { columnId: column['id'] } }),
    '/api/mail/mails': () => ({ given: { label: 'all', limit: 10 } }),
    '/api/mail/mail': async () => ({ given: { mailId: await mailId() } }),
    '/api/products/product': async () => {
      const rows = await storedRows(world, resource('products'))
      return { given: { name: rows.find((row) => !row['deletedAt'])?.['slug'] } }
    },
  }

  async function call({ method, path }: SpecifiedCall, client: Client, given?: Values): Promise<Answer> {
    if (method === 'POST') return client.post(path, given ?? {})
    const query = new URLSearchParams(
      Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]),
    )
    return client.get(given ? `${path}?${query}` : path)
  }

  it.each(titled)('$title returns $read', async ({ call: requests, path, read, inside }) => {
    const { given } = (await askings[path]?.()) ?? {}
    const client = open.includes(path) ? world.anonymous : world.people.admin.client
    const answer = await call(requests, client, given)
    expect([200, 201, 204], answer.text).toContain(answer.status)
    const body = (answer.body ?? {}) as Record<string, Values | Values[]>
    for (const name of read) expect(body, path).toHaveProperty(name)
    for (const name of read.filter((item) => item.endsWith('s'))) {
      expect(body[name], path).toBeInstanceOf(Array)
      expect((body[name] as Values[]).length, `${path}: ${name}`).toBeGreaterThan(0)
      for (const item of body[name] as Values[]) expect(item, path).toHaveProperty('id', expect.any(String))
    }
    for (const name of inside) {
      const part = (body[read[0] ?? ''] as Values | undefined)?.[name]
      expect(part, `${path}: ${name}`).toBeInstanceOf(Array)
      expect((part as unknown[]).length, `${path}: ${name}`).toBeGreaterThan(0)
    }
    shapes[path]?.(body as never)
  })

  const id = expect.any(String) as string
  /** The shapes of responses that the specification requires. */
  const shapes: Record<string, (body: never) => void> = {
    '/api/account/my-account': ({ user }: { user: Values }) =>
      expect(user).toMatchObject({ id: world.people.admin.id, role: 'admin' }),
    '/api/account/login': ({ accessToken, user }: { accessToken: string; user: Values }) => {
      const claims = JSON.parse(
        Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
      ) as Values
      expect(Number(claims['exp']) * 1000).toBeGreaterThan(Date.now())
      expect(user).toMatchObject({ id, email: account.email })
    },
    '/api/account/register': ({ user }: { user: Values }) =>
      expect(user).toMatchObject({ firstName: 'A', lastName: 'B' }),
    '/api/calendar/events/new': (body: { event: Values }) => {
      expect(body.event).toMatchObject({ id })
      event = body.event
    },
    '/api/calendar/events/update': (body: { event: Values }) =>
      expect(body.event).toMatchObject({ id: event['id'], title: 'Renamed' }),
    '/api/chat/conversations': ({ conversations }: { conversations: Values[] }) => {
      for (const item of conversations)
        expect(item).toMatchObject({ id, unreadCount: expect.any(Number), messages: expect.any(Array) })
    },
    '/api/chat/conversation': (body: { conversation: { messages: Values[] } }) =>
      expect(body.conversation).toMatchObject({
        id: conversation['conversationId'],
        unreadCount: 1,
        messages: [
          {
            id,
            body: 'Hello',
            contentType: expect.any(String),
            attachments: [],
            createdAt: expect.any(String),
            senderId: world.people.manager.id,
          },
        ],
      }),
    '/api/kanban/board': ({ board }: { board: Record<'cards' | 'columns' | 'columnOrder', unknown[]> }) => {
      for (const card of board.cards) expect(card).toMatchObject({ id })
      for (const item of board.columns) expect(item).toMatchObject({ id, cardIds: expect.any(Array) })
      const placed = (board.columns as { cardIds: string[] }[]).flatMap(({ cardIds }) => cardIds)
      expect(placed.toSorted()).toEqual((board.cards as { id: string }[]).map((item) => item.id).toSorted())
      expect(board.columnOrder).toEqual(board.columns.map((item) => (item as { id: string }).id))
    },
    '/api/kanban/columns/new': (body: { column: Values }) => {
      expect(body.column).toMatchObject({ id, name: 'Calls' })
      column = body.column
    },
    '/api/kanban/columns/update': (body: { column: Values }) =>
      expect(body.column).toMatchObject({ id: column['id'], name: 'Renamed' }),
    '/api/mail/mail': ({ mail }: { mail: Values }) => expect(mail).toMatchObject({ id }),
    '/api/products/product': ({ product }: { product: Values }) => expect(product).toMatchObject({ id }),
  }

  it('have taken effect: the event and the column are deleted, the conversation is seen', async () => {
    const { client } = world.people.admin
    const { body } = await client.get('/api/kanban/board')
    const { columnOrder } = (body as { board: { columnOrder: string[] } }).board
    expect(columnOrder).not.toContain(column['id'])
    const { events } = (await client.get('/api/calendar/events')).body as { events: Values[] }
    expect(events.map((item) => item['id'])).not.toContain(event['id'])
    const seen = (await client.get('/api/chat/conversations')).body as { conversations: Values[] }
    const mine = seen.conversations.find((item) => item['id'] === conversation['conversationId'])
    expect(mine).toMatchObject({ unreadCount: 0 })
  })

  const guarded = titled.filter(({ path }) => !open.includes(path))
  it.each(guarded)('$title gets 401 without a sign-in', async ({ call: requests }) => {
    const answer = await call(requests, world.anonymous)
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ status: 401, message: expect.any(String) })
  })

  it('mark-as-seen works by a GET that is not cached', async () => {
    const { client } = world.people.admin
    const path = `/api/chat/conversation/mark-as-seen?conversationId=${String(conversation['conversationId'])}`
    const answers = [await client.get(path), await client.get(path)]
    for (const { status, headers } of answers) {
      expect([200, 204]).toContain(status)
      expect(headers.get('cache-control')).toContain('no-store')
    }
  })
})
