import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorsOf, type Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'
import { addRepair } from '../support/expected/repairs'

let world: World
let client: Client
let repair: { id: string; slug: string }

beforeAll(async () => {
  world = await createWorld(trial)
  client = world.people.admin.client
  repair = await addRepair(world, { title: 'A repair', startsAt: '2025-01-01T00:00:00.000Z', points: 1 })
})
afterAll(() => world.close())

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('invalid request bodies', () => {
  const json = { 'content-type': 'application/json' }
  const post = (text: string, headers: Record<string, string> = json) =>
    client.send('POST', '/api/repairs', text, headers)

  it('that are not JSON get 400', async () => {
    for (const text of ['{', 'x', '{"title":}', "{'title':1}", '\0', '{"a":1}{"b":2}'])
      expect((await post(text)).status, text).toBe(400)
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(400)
    expect((await post('{}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400)
    expect((await post('{}', {})).status).toBe(400)
  })

  it('that are not an object get 422', async () => {
    for (const text of ['[]', '1', '"x"', 'null', 'true', '[{}]'])
      expect((await post(text)).status, text).toBe(422)
    for (const text of ['[]', '1', '"x"', 'null'])
      expect((await client.send('PATCH', `/api/repairs/${repair.id}`, text, json)).status, text).toBe(422)
  })

  it('that are larger than 1 MB get 413', async () => {
    const answer = await post(`{"title":"${'x'.repeat(1024 * 1024)}"}`)
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject({ status: 413, message: expect.stringMatching(/too large/) })
  })

  const unknown = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`u${index}`, 1])))

  it('with 900 unknown fields are rejected with 20 of them and the number of the others', async () => {
    const errors = errorsOf(await post(unknown(900)))
    expect(Object.keys(errors).filter((name) => /^u\d+$/.test(name))).toHaveLength(20)
    expect(errors['']).toEqual(['There are 880 more names that are no fields.'])
  })

  it('with too many keys, items or values get 413 with a short response', async () => {
    const rows = `{"title":[${Array.from({ length: 60 }, () => `{"b":[${'1,'.repeat(999)}1]}`).join(',')}]}`
    for (const text of [unknown(1001), `{"title":[${'1,'.repeat(20_000)}1]}`, rows]) {
      const answer = await post(text)
      expect(answer.status).toBe(413)
      expect(answer.text.length).toBeLessThan(1000)
    }
  })

  it('that nest too deeply are rejected', async () => {
    for (const text of [
      deep(50_000),
      `{"extra":${deep(50_000)}}`,
      `{"extra":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ])
      expect([400, 422]).toContain((await post(text)).status)
    const key = { ...json, 'idempotency-key': 'deep' }
    expect([400, 422]).toContain((await post(`{"extra":${deep(50_000)}}`, key)).status)
    // Account endpoints accept only short bodies: this one is rejected by its length.
    expect((await client.send('POST', '/api/account/login', deep(50_000), json)).status).toBe(413)
  })

  const values: [name: string, value: unknown][] = [
    ['title', 'a\0b'],
    ['title', { toString: 'x' }],
    ['title', ['x']],
    ['code', '\0'],
    ['labels', ['a\0']],
    ['title', 'half a pair \ud800 of surrogates'],
    ['extra', { text: 'half a pair \ud800' }],
    ['labels', ['a', ['b']]],
    ['labels', { length: 1 }],
    ['story', '<p>\0</p>'],
    ['verdict', '\0'],
    ['extra', { text: 'a\0b' }],
    ['extra', { 'a\0b': 1 }],
    ['steps', [{ what: 'a\0' }]],
    ['steps', [{ what: 'x', constructor: 1 }]],
    ['steps', 'x'],
    ['steps', [null]],
    ['steps', Array.from({ length: 21 }, () => ({ what: 'x' }))],
    ['points', 1.5],
    ['points', '1'],
    ['points', 1001],
    ['price', 0.5],
    ['price', 9_007_199_254_740_992],
    ['price', -1],
    ['effort', 0.00001],
    ['effort', 1e300],
    ['dueOn', '0000-01-01'],
    ['dueOn', '2025-02-30'],
    ['dueOn', 20250101],
    ['startsAt', '0000-01-01T00:00:00.000Z'],
    ['startsAt', '2025-01-01'],
    ['startsAt', '+275760-09-13T00:00:00.000Z'],
    ['contact', 'a b@example.com'],
    ['contact', `${'x'.repeat(300)}@example.com`],
    ['site', 'javascript:alert(1)'],
    ['site', 'https://'],
    ['site', 'https://a\0.example'],
    ['phone', '+0'],
    ['tint', 'red'],
    ['country', 'XX'],
    ['currency', 'ZZZ'],
    ['place', '../x'],
    ['place', 'z'],
    ['place', 'a10'],
    ['drawing', 'javascript:alert(1)'],
    ['drawing', '//evil.example/x'],
    ['drawing', '/\\evil.example'],
    ['photo', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['owner', 'x'],
    ['watchers', ['x']],
    ['watchers', Array.from({ length: 2 }, () => '01900000-0000-7000-8000-000000000000')],
    ['areas', ['wood', 'wood']],
    ['areas', ['plastic']],
    ['priority', 'constructor'],
    ['urgent', 'true'],
    ['urgent', 1],
  ]
  it.each(values)('%s: %j is rejected at its field', async (name, value) => {
    const answer = await client.patch(`/api/repairs/${repair.id}`, { [name]: value })
    expect(answer.status, answer.text.slice(0, 500)).toBe(422)
    const faults = Object.entries(errorsOf(answer))
    expect(faults.length).toBeGreaterThan(0)
    for (const [path, sentences] of faults) {
      expect(path.split('.')[0]).toBe(name)
      expect(sentences[0]).toMatch(/^[A-Z].*\.$/s)
    }
  })

  const accepted: [name: string, value: unknown][] = [
    ['extra', { constructor: { prototype: 1 }, a: [1, null, true] }],
    ['extra', 'just text'],
    ['extra', 0],
    ['extra', false],
    ['title', "Robert'); drop table repairs; --"],
    ['title', '{{7*7}} ${7*7} <%= 7*7 %>'],
    ['points', -0],
  ]
  it.each(accepted)('%s: %j is accepted as a value', async (name, value) => {
    const answer = await client.patch(`/api/repairs/${repair.id}`, { [name]: value })
    expect(answer.status, answer.text.slice(0, 500)).toBe(200)
  })

  it('with an own __proto__ inside JSON change no prototype', async () => {
    const text = '{"extra":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}'
    const answer = await client.send('PATCH', `/api/repairs/${repair.id}`, text, json)
    expect([200, 422]).toContain(answer.status)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('invalid request headers', () => {
  it('If-Match and Idempotency-Key get 400', async () => {
    for (const version of ['x', '-1', '1.5', '99999999999', '"1", "2"'])
      expect(
        (await client.patch(`/api/repairs/${repair.id}`, {}, { 'if-match': version })).status,
        version,
      ).toBe(400)
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expect((await client.post('/api/repairs', {}, { 'idempotency-key': key })).status, key).toBe(400)
  })

  it('Accept-Language falls back to English', async () => {
    for (const language of ['', 'x'.repeat(5000), '*', 'de', '"'])
      expect((await client.get('/api/repairs/x', { 'accept-language': language })).text).toContain(
        'This is not here',
      )
    expect((await client.get('/api/repairs/x', { 'accept-language': 'zh-CN,zh;q=0.9' })).text).not.toContain(
      'This is',
    )
  })
})
