import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abortable, originOf } from '#server/db/abortable'
import { DatabaseUnavailable, RequestAborted, type Database } from '#server/base/database'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

/** Wraps the database and collects the statements that it receives. */
function listening(database: Database) {
  const texts: string[] = []
  const watched = {
    query: <Row>(statement: Parameters<Database['query']>[0]) => {
      texts.push(statement.text)
      return database.query<Row>(statement)
    },
  }
  return { texts, watched }
}

describe('an abortable database', () => {
  it('starts no further statement after the abort, and discards the rows of a running one', async () => {
    const { texts, watched } = listening(world.database)
    const controller = new AbortController()
    const reading = abortable(watched, controller.signal)
    expect(await reading.query({ text: 'select 1 as "one"' })).toEqual([{ one: 1 }])
    const underWay = reading.query({ text: 'select 2' })
    controller.abort()
    await expect(underWay).rejects.toThrow(RequestAborted)
    await expect(reading.query({ text: 'select 3' })).rejects.toThrow(RequestAborted)
    expect(texts).toEqual(['select 1 as "one"', 'select 2'])
    expect(originOf(reading)).toBe(watched)
  })

  it('removes queued statements, and statements of others complete', async () => {
    const controller = new AbortController()
    const reading = abortable(world.database, controller.signal)
    const begun = Array.from({ length: 60 }, (_, index) =>
      reading.query({ text: 'select pg_sleep(0.05), $1::int as "place"', values: [index] }),
    )
    const ended = Promise.allSettled(begun)
    const other = world.database.query({ text: 'select 1 as "one"' })
    const since = performance.now()
    controller.abort()
    expect(await other).toEqual([{ one: 1 }])
    const states = (await ended).map(({ status }) => status)
    expect(states).toEqual(states.map(() => 'rejected'))
    // One after the other they would take three seconds.
    expect(performance.now() - since).toBeLessThan(2000)
  })

  it.runIf(process.env['TEST_ENGINE'] === 'postgres')(
    'cancels a running statement of PostgreSQL',
    async () => {
      const controller = new AbortController()
      const reading = abortable(world.database, controller.signal)
      const text = 'select pg_sleep(4)'
      const running = reading.query({ text })
      const active = async () =>
        (
          await world.database.query({
            text: `select 1 from pg_stat_activity where "query" = $1 and "state" = 'active'`,
            values: [text],
          })
        ).length
      await vi.waitFor(async () => expect(await active()).toBe(1))
      const since = performance.now()
      controller.abort()
      await expect(running).rejects.toThrow(DatabaseUnavailable)
      expect(performance.now() - since).toBeLessThan(2000)
      expect(await active()).toBe(0)
      expect(await world.database.query({ text: 'select 1 as "one"' })).toEqual([{ one: 1 }])
    },
  )
})

describe('a request whose client has disconnected', () => {
  let server: ServerApp
  const texts: string[] = []
  /** By statement name: what is awaited before the statement runs. */
  const slow = new Map<string, (signal: AbortSignal | undefined) => Promise<void>>()
  beforeAll(async () => {
    const { database } = world
    await database.query({
      text: `insert into customers (id, name, email, segment, country, currency, version, "createdAt", "updatedAt")
        select gen_random_uuid(), 'Many ' || g, g || '@many.example', 'business', 'FR', 'EUR', 1, now(), now()
        from generate_series(1, 3500) g`,
    })
    const counting: Database = {
      engine: database.engine,
      query: async (statement) => {
        texts.push(statement.text)
        await slow.get(statement.name ?? '')?.(statement.signal)
        return database.query(statement)
      },
      transaction: (work, options) => database.transaction(work, options),
      close: () => database.close(),
    }
    server = await createApp({ database: counting, resources: corridor })
  })
  afterAll(() => server.close())

  const ask = (path: string, signal: AbortSignal) =>
    Promise.resolve(
      server.fetch(
        new Request(`http://corridor.test${path}`, {
          headers: { authorization: `Bearer ${world.people.admin.token}` },
          signal,
        }),
      ),
    )
  const pagesRead = () => texts.filter((text) => text.includes('"_place"')).length

  it('stops an export: no further page is read', async () => {
    const controller = new AbortController()
    const answer = await ask('/api/customers/export', controller.signal)
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.read()
    const before = pagesRead()
    expect(before).toBeGreaterThan(0)
    controller.abort()
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow(RequestAborted)
    // The page that was being read when the client disconnected is the last one.
    expect(pagesRead()).toBeLessThanOrEqual(before + 1)
    expect(pagesRead()).toBeLessThan(4)
  })

  it('aborts the running read of a custom endpoint and starts no further one', async () => {
    const given = { name: 'Slow', email: 'slow@example.com', country: 'DE' }
    expect((await world.people.admin.client.post('/api/customers', given)).status).toBe(201)
    const readsAll = async (signal: AbortSignal) => {
      texts.length = 0
      const { status } = await ask('/api/account/activity', signal)
      return {
        status,
        statements: texts.filter((text) => !/sessions"/.test(text) || /changes/.test(text)).length,
      }
    }
    const whole = await readsAll(new AbortController().signal)
    expect(whole.status).toBe(200)
    expect(whole.statements).toBeGreaterThan(1)

    const controller = new AbortController()
    let isPassedOn = false
    slow.set('activity_of', async (signal) => {
      controller.abort()
      isPassedOn = signal?.aborted === true
    })
    const left = await readsAll(controller.signal)
    slow.clear()
    expect([left, isPassedOn]).toEqual([{ status: 499, statements: 1 }, true])
  })

  it('still completes the write of a custom endpoint, also by GET', async () => {
    const { admin, manager } = world.people
    const sent = await manager.client.post('/api/chat/messages', { recipients: [admin.id], body: 'Seen?' })
    const { conversationId } = sent.body as { conversationId: string }
    const unread = async () => {
      const { body } = await admin.client.get('/api/chat/conversations')
      const { conversations } = body as { conversations: { id: string; unreadCount: number }[] }
      return conversations.find(({ id }) => id === conversationId)?.unreadCount
    }
    expect(await unread()).toBe(1)
    const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}`
    expect((await ask(path, AbortSignal.abort())).status).toBe(204)
    expect(await unread()).toBe(0)
  })

  it.each([
    '/api/customers?_start=0&_end=10',
    '/api/search?q=many',
    '/api/customers/export',
    '/api/mail/labels',
    '/api/mail/mails?label=inbox',
    '/api/chat/contacts',
    '/api/chat/conversations',
    '/api/account/activity',
    '/api/account/api-keys',
    '/api/account/2fa',
    '/api/files/usage',
    '/api/contents/018f0000-0000-7000-8000-000000000000',
  ])('reads nothing for %s when the client had already disconnected', async (path) => {
    texts.length = 0
    const answer = await ask(path, AbortSignal.abort())
    expect(answer.status).toBe(499)
    // The check of its session may be batched with those of other requests.
    expect(texts.filter((text) => !/sessions/.test(text))).toEqual([])
  })
})
