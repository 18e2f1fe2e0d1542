import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, changeLogLength, type World } from '../support/worlds/world'

type Row = { readonly id: string; readonly version: number } & Readonly<Record<string, unknown>>

let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
})
afterAll(() => world.close())

const post = async (path: string, body: unknown, headers?: Record<string, string>) =>
  admin.post(path, body, headers)

async function columnOnBoard(): Promise<Row> {
  const { board } = (await admin.get('/api/kanban/board')).body as { board: { columns: Row[] } }
  return board.columns[0] as Row
}

describe('the update calls of the specification accept the whole object as it was read:', () => {
  it('columns/update accepts the column as the board returns it, with its cards', async () => {
    const created = (await post('/api/kanban/columns/new', { column: { name: 'To do' } })).body as {
      column: Row
    }
    await post('/api/kanbanCards', { name: 'A card', column: created.column.id })
    const column = await columnOnBoard()
    expect(column).toMatchObject({ cardIds: [expect.any(String)], title: 'To do', _refs: {} })
    const before = await changeLogLength(world)
    const same = await post('/api/kanban/columns/update', { columnId: column.id, column })
    expect([same.status, await changeLogLength(world)]).toEqual([200, before])
    const named = await post('/api/kanban/columns/update', {
      columnId: column.id,
      column: { ...column, name: 'Later', cardIds: [] },
    })
    expect(named.body).toMatchObject({ column: { name: 'Later', version: 2, cardIds: column['cardIds'] } })
    for (const [name, value] of [
      ['rank', 'zz'],
      ['title', 'Another title'],
      ['createdAt', '2020-01-01T00:00:00.000Z'],
      ['id', '01a204ee-c018-72c2-8834-d8dac047573d'],
    ] as const) {
      const changed = { ...(await columnOnBoard()), [name]: value }
      const answer = await post('/api/kanban/columns/update', { columnId: column.id, column: changed })
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([
        422,
        [name === 'title' ? 'title' : name],
      ])
    }
  })

  it('events/update accepts the complete event and saves a changed title', async () => {
    const event = {
      title: 'Planning',
      start: '2026-03-02T09:00:00.000Z',
      end: '2026-03-02T10:00:00.000Z',
    }
    const made = await post('/api/calendar/events/new', event)
    expect(made.status, made.text).toBe(200)
    const { events } = (await admin.get('/api/calendar/events')).body as { events: Row[] }
    const [read] = events as [Row]
    const same = await post('/api/calendar/events/update', { eventId: read.id, event: read })
    expect([same.status, (same.body as { event: Row }).event.version]).toEqual([200, 1])
    const changed = await post('/api/calendar/events/update', {
      eventId: read.id,
      event: { ...read, title: 'Review' },
    })
    expect(changed.body).toMatchObject({ event: { title: 'Review', version: 2 } })
  })
})

describe('the version in the body of an update', () => {
  it('is compared with the current one: an older version gets 409 and nothing is overwritten', async () => {
    const { body } = await post('/api/customers', {
      name: 'First name',
      email: 'first@customers.example',
      country: 'DE',
      currency: 'EUR',
    })
    const read = body as Row
    expect((await admin.patch(`/api/customers/${read.id}`, { name: 'Second name' })).status).toBe(200)
    const stale = await admin.patch(`/api/customers/${read.id}`, read)
    expect([stale.status, stale.body]).toMatchObject([409, { current: { name: 'Second name', version: 2 } }])
  })

  it('is a read-only value when If-Match is given', async () => {
    const { body } = await post('/api/customers', {
      name: 'Another name',
      email: 'other@customers.example',
      country: 'DE',
      currency: 'EUR',
    })
    const read = body as Row
    const send = (version: unknown, ifMatch: string) =>
      admin.patch(`/api/customers/${read.id}`, { name: 'Third name', version }, { 'if-match': ifMatch })
    expect((await send(1, '"2"')).status).toBe(409)
    expect(errorsOf(await send(2, '"1"'))).toHaveProperty('version')
    expect((await send(1, '"1"')).status).toBe(200)
    expect(errorsOf(await admin.patch(`/api/customers/${read.id}`, { version: 'first' }))).toHaveProperty(
      'version',
    )
  })
})
