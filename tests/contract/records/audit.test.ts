import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeIdOf } from '#server/read/change-id'
import { errorsOf } from '../support/worlds/client'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { whole } from '../support/worlds/declared'
import { changeLogLength, type World } from '../support/worlds/world'

interface Entry {
  id: string
  entry: string
  number: number
  operation: string
  resource: string
  record: string
  user: string | null
  createdAt: string
  _can: string[]
  _refs: Record<string, string>
}

let world: World
beforeAll(async () => {
  ;({ world } = await createFilledWorld(whole))
})
afterAll(() => world.close())

const entries = async (query = ''): Promise<Entry[]> => {
  const answer = await world.people.admin.client.get(`/api/audit?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Entry[]
}

/** All entries that match, page by page. */
async function allEntries(query = ''): Promise<Entry[]> {
  const all: Entry[] = []
  for (let start = 0; start === all.length; start += 1000)
    all.push(...(await entries(`_start=${start}&_end=${start + 1000}&${query}`)))
  return all
}

describe('the audit log', () => {
  it('lists changes of positions only where it is filtered by them', async () => {
    const filter = (op: string, value: unknown) =>
      `filter=${encodeURIComponent(JSON.stringify({ and: [{ field: 'resource', op, value }] }))}`
    for (const query of ['resource=chatMembers', filter('in', ['chatMembers']), filter('eq', 'chatMembers')])
      expect(await entries(`${query}&_end=5`), query).not.toEqual([])
    const others = await allEntries(filter('ne', 'orders'))
    expect(new Set(others.map(({ resource }) => resource))).not.toContain('chatMembers')
    const [known] = await entries('resource=chatMembers&_end=1')
    expect(await entries(`id=${known?.id}`)).toHaveLength(1)
    const listed = new Set((await allEntries()).map(({ resource }) => resource))
    expect(listed).not.toContain('chatMembers')
    expect(listed).toContain('messages')
  })

  it('is readable by administrators only and cannot be written through the API', async () => {
    const { admin, manager, user } = world.people
    const [entry] = await entries('_end=1')
    for (const path of ['', '/export', `/${entry?.id}`, `/${entry?.id}/change`]) {
      for (const item of [manager, user])
        expect((await item.client.get(`/api/audit${path}`)).status).toBe(403)
      expect((await world.anonymous.get(`/api/audit${path}`)).status).toBe(401)
      expect((await admin.client.get(`/api/audit${path}`)).status, path).toBe(200)
    }
    for (const item of [manager, user]) expect((await item.client.post('/api/audit/verify')).status).toBe(403)
    const answers = [
      await admin.client.post('/api/audit', {}),
      await admin.client.patch(`/api/audit/${entry?.id}`, {}),
      await admin.client.remove(`/api/audit/${entry?.id}`),
      await admin.client.post('/api/audit/bulk', { verb: 'delete', dryRun: true }),
    ]
    for (const { status } of answers) expect([403, 422]).toContain(status)
    expect(entry?._can).toEqual([])
  })

  it('lists the change entries, newest first, with the total count', async () => {
    const { admin } = world.people
    const count = async () =>
      Number((await admin.client.get('/api/audit?_end=2')).headers.get('x-total-count'))
    const before = await count()
    const made = await admin.client.post('/api/customers', {
      name: 'Logged',
      email: 'a@logged.example',
      country: 'DE',
    })
    const { id } = made.body as { id: string }
    await admin.client.patch(`/api/customers/${id}`, { name: 'Logged again' })
    const answer = await admin.client.get('/api/audit?_end=2')
    expect(answer.headers.get('x-total-count')).toBe(String(before + 2))
    expect(before).toBeGreaterThan(0)
    const [second, first] = answer.body as [Entry, Entry]
    expect(first).toMatchObject({ operation: 'create', resource: 'customers', record: id, user: admin.id })
    expect(second).toMatchObject({ operation: 'update', resource: 'customers', record: id, recordVersion: 2 })
    expect(second._refs).toMatchObject({ [id]: 'Logged again', [admin.id]: 'A admin' })
    expect(second.number).toBeGreaterThan(first.number)
    expect(second.id).toBe(changeIdOf(second.number))
  })

  it('can be paged by keyset without gaps', async () => {
    const all = (await allEntries()).map(({ number }) => number)
    const walked: number[] = []
    let path: string | undefined = '/api/audit?limit=37'
    while (path) {
      const answer = await world.people.admin.client.get(path)
      walked.push(...(answer.body as Entry[]).map(({ number }) => number))
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(walked).toEqual(all)
    expect(all).toEqual(all.toSorted((item, other) => other - item))
  })

  it('is filtered by resource, operation, user and time', async () => {
    const { admin } = world.people
    const all = await allEntries()
    const [newest] = all as [Entry]
    const numbers = (list: readonly Entry[]) => list.map(({ number }) => number)
    for (const [query, holds] of [
      ['resource=customers', (entry: Entry) => entry.resource === 'customers'],
      ['operation=create', (entry: Entry) => entry.operation === 'create'],
      [`user=${admin.id}`, (entry: Entry) => entry.user === admin.id],
      [`createdAt_gte=${newest.createdAt}`, (entry: Entry) => entry.createdAt >= newest.createdAt],
    ] as const)
      expect(numbers(await allEntries(query)), query).toEqual(numbers(all.filter(holds)))
    const wrong = await admin.client.get('/api/audit?after_image=1&record=x')
    expect(errorsOf(wrong)).toHaveProperty('record')
  })

  it('shows changes by field and hides values whose access depends on the record', async () => {
    const { admin, user } = world.people
    const card = await admin.client.post('/api/paymentCards', {
      name: 'A card',
      kind: 'employee',
      holder: user.id,
    })
    const { id } = card.body as { id: string }
    const [entry] = await entries(`_end=1&resource=paymentCards`)
    const answer = await admin.client.get(`/api/audit/${entry?.id}/change`)
    expect(answer.body).toMatchObject({
      operation: 'create',
      before: null,
      after: { name: 'A card', holder: user.id },
      by: { id: admin.id },
      _masked: {
        number: { before: null, after: '' },
        last4: { before: null, after: '' },
        expiresOn: { before: null, after: '' },
      },
      _refs: { [user.id]: 'A user' },
    })
    const [stored] = await world.database.query<{ number: string }>({
      text: 'select "number" from "paymentCards" where "id" = $1',
      values: [id],
    })
    expect(stored?.number).toMatch(/^\d{16}$/)
    expect(answer.text).not.toContain(stored?.number)
    const sheet = await admin.client.get('/api/audit/export?format=csv')
    expect(sheet.text).not.toContain(stored?.number)
    expect(sheet.text.split('\r\n').length).toBeGreaterThan(10)
    expect((await admin.client.get(`/api/audit/${changeIdOf(9_999_999)}/change`)).status).toBe(404)
  })

  it('has a sentence for each entry, in the language of the reader, without hidden values and ids', async () => {
    const { admin } = world.people
    const customer = await admin.client.post('/api/customers', {
      name: 'Sentence',
      email: 'a@sentence.example',
      country: 'DE',
    })
    const { id } = customer.body as { id: string }
    await admin.client.patch(`/api/customers/${id}`, { country: 'FR' })
    const [changed, created] = (await entries('_end=2')) as [Entry, Entry]
    expect(created.entry).toBe('A admin created customer Sentence')
    expect(changed.entry).toBe('A admin changed “Country” of customer Sentence from Germany to France')
    const entry = await admin.client.get(`/api/audit/${changed.id}`, { 'accept-language': 'zh-CN' })
    expect((entry.body as Entry).entry).toBe('A admin将客户“Sentence”的“国家或地区”从德国改为法国')
    await admin.client.remove(`/api/customers/${id}`)
    const [deleted] = (await entries('_end=1')) as [Entry]
    expect(deleted.entry).toBe('A admin deleted customer Sentence')
    const sheet = await admin.client.get('/api/audit/export?format=csv&resource=customers')
    expect(sheet.text).toContain(changed.entry)

    const room = await admin.client.post('/api/rooms', { name: 'Harbour', capacity: 4 })
    const path = `/api/rooms/${(room.body as { id: string }).id}`
    await admin.client.patch(path, { capacity: 6 })
    await admin.client.patch(path, { name: 'Harbour view' })
    await admin.client.remove(path)
    const ofRoom = (await entries('_end=4')) as [Entry, Entry, Entry, Entry]
    expect(ofRoom[2].entry).toBe('A admin changed “Seats” of room Harbour view from 4 to 6')
    expect(ofRoom[0].entry).toBe('A admin deleted room Harbour view')

    const made = await admin.client.post('/api/paymentCards', { name: 'A card', kind: 'employee' })
    const card = made.body as { id: string; version: number }
    await world.database.query({
      text: `update "paymentCards" set "number" = '4242424242424242' where "id" = $1`,
      values: [card.id],
    })
    await world.database.query({
      text: `select change_log_append('update', $1::uuid, 'paymentCards', $2::uuid, 2, $3::jsonb, $4::jsonb, $2::uuid)`,
      values: [admin.id, card.id, '{"number":"4242424242424242"}', '{"number":"5555555555554444"}'],
    })
    const [hidden] = (await entries('_end=1')) as [Entry]
    expect(hidden.entry).toBe('A admin changed “Card number” of payment card A card')

    const whole = await admin.client.get('/api/audit?_end=1000&_fields=entry')
    const sentences = (whole.body as Entry[]).map(({ entry }) => entry)
    expect(sentences.filter((text) => /[\da-f]{8}-[\da-f]{4}|^#|undefined|\{\{/.test(text))).toEqual([])
  })

  it('is verified from the first to the last entry and reports the entry that was tampered with', async () => {
    const { admin } = world.people
    const sound = await admin.client.post('/api/audit/verify')
    expect(sound.body).toMatchObject({ ok: true, entries: await changeLogLength(world) })
    const [entry] = await entries('_end=1&operation=update')
    await world.database.query({
      text: `update changes set after = '{"name":"Forged"}' where id = $1`,
      values: [entry?.number],
    })
    const broken = await admin.client.post('/api/audit/verify')
    expect(broken.body).toMatchObject({ ok: false, broken: { kind: 'content', entry: entry?.number } })
  })
})
