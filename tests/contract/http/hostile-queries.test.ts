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

const deep = (levels: number, inner = '') => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`
const filterOf = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`
const cursorOf = (target: unknown) => `after=${Buffer.from(JSON.stringify(target)).toString('base64url')}`

describe('a list request with very many parameters', () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => `u${index}=1`).join('&')
  it('names 20 of 400 unknown parameters, and gets 413 for 2,001', async () => {
    const some = await client.get(`/api/repairs?${named(400)}`)
    expect(some.status).toBe(422)
    expect(Object.keys(errorsOf(some))).toHaveLength(20)
    expect((await client.get(`/api/repairs?${named(2001)}`)).status).toBe(413)
  })
})

describe('a hostile list request', () => {
  const wrong: [query: string, fault: string][] = [
    ['constructor=1', 'constructor'],
    ['__proto__=1', '__proto__'],
    ['__proto___ne=1', '__proto___ne'],
    ['toString_gte=1', 'toString_gte'],
    ['hasOwnProperty=1&valueOf=2', 'valueOf'],
    ['search=x', 'search'],
    ['version=1', 'version'],
    ['deletedAt=2025-01-01', 'deletedAt'],
    ['story=x', 'story'],
    ['title"; drop table repairs; --=1', 'title"; drop table repairs; --'],
    ['points)%20or%201=1%20--=1', 'points) or 1'],
    ['points=one', 'points'],
    ['points=1e400', 'points'],
    ['points=9007199254740993', 'points'],
    ['points=', 'points'],
    ['effort=NaN', 'effort'],
    ['effort=Infinity', 'effort'],
    ['urgent=maybe', 'urgent'],
    ['dueOn=yesterday', 'dueOn'],
    ['dueOn=2025-02-30', 'dueOn'],
    ['dueOn=0000-01-01', 'dueOn'],
    ['startsAt=0000-01-01T00:00:00Z', 'startsAt'],
    ['startsAt=275760-09-13T00:00:00Z', 'startsAt'],
    ['startsAt=2025-01-01T99:00:00Z', 'startsAt'],
    ['createdAt_gte=0000-12-31', 'createdAt_gte'],
    ['owner=you', 'owner'],
    ['owner=00000000-0000-0000-0000-00000000000g', 'owner'],
    ['title=%00', 'title'],
    ['title_like=a%00b', 'title_like'],
    ['labels=%00', 'labels'],
    [`title=${'x'.repeat(5000)}`, 'title'],
    [Array.from({ length: 501 }, (_, index) => `points=${index}`).join('&'), 'points'],
    ['priority_gt=low', 'priority_gt'],
    ['_sort=constructor', '_sort'],
    ['_sort=__proto__', '_sort'],
    ['_sort=story', '_sort'],
    ['_sort=title;drop table repairs', '_sort'],
    ['_sort=title&_order=sideways', '_order'],
    ['_start=-1', '_start'],
    ['_start=1.5', '_start'],
    ['_start=1e99', '_start'],
    ['_start=10001', '_start'],
    ['_start=a', '_start'],
    ['_start=10&_end=5', '_end'],
    ['_start=0&_end=1001', '_end'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=-5', 'limit'],
    ['id=1', 'id'],
    ['id=', 'id'],
    [Array.from({ length: 1001 }, () => 'id=00000000-0000-0000-0000-000000000000').join('&'), 'id'],
    ['after=x', 'after'],
    ['after=%00', 'after'],
    [cursorOf({}), 'after'],
    [cursorOf([1]), 'after'],
    [cursorOf([['x'], 'x']), 'after'],
    [cursorOf(['not a time', job0()]), 'after'],
    [cursorOf(['2025-01-01T00:00:00Z', 'no id']), 'after'],
    [cursorOf(['0000-01-01T00:00:00Z', job0()]), 'after'],
    [`_sort=points&${cursorOf(['abc', '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    [`_sort=points&${cursorOf([1e30, '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    [`_sort=urgent&${cursorOf(['maybe', '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    [`_sort=title&${cursorOf(['a\0b', '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    [`_sort=dueOn&${cursorOf(['2025-02-30', '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    [`_sort=title&${cursorOf([null, '2025-01-01T00:00:00Z', job0()])}`, 'after'],
    ['filter=x', 'filter'],
    ['filter=1', 'filter'],
    ['filter="x"', 'filter'],
    ['filter=null', 'filter'],
    [`filter=${deep(3, '1')}`, 'filter'],
    [`filter=${deep(20_000)}`, 'filter'],
    [filterOf({ field: '__proto__', op: 'eq', value: 1 }), 'filter'],
    [filterOf({ field: 'constructor', op: 'eq', value: 1 }), 'filter'],
    [filterOf({ field: ['title'], op: 'eq', value: 1 }), 'filter'],
    [filterOf({ field: 'title', op: 'constructor', value: 1 }), 'filter'],
    [filterOf({ field: 'title', op: 'raw', value: '1=1' }), 'filter'],
    [filterOf({ field: 'title', op: 'eq', value: { $ne: null } }), 'filter'],
    [filterOf({ field: 'points', op: 'in', value: [] }), 'filter'],
    [filterOf({ field: 'points', op: 'between', value: [1] }), 'filter'],
    [filterOf({ field: 'points', op: 'between', value: [1, 2, 3] }), 'filter'],
    [filterOf({ field: 'points', op: 'gt', value: [1, 2] }), 'filter'],
    [filterOf({ field: 'points', op: 'eq', value: 1, or: [] }), 'filter'],
    [filterOf({ and: 'x' }), 'filter'],
    [filterOf({ and: [], or: [] }), 'filter'],
    [filterOf({}), 'filter'],
    [filterOf(nested(7)), 'filter'],
    [filterOf(Array.from({ length: 102 }, () => ({ field: 'points', op: 'eq', value: 1 }))), 'filter'],
  ]
  it.each(wrong)('%s gets 422 for that parameter', async (query, fault) => {
    const answer = await client.get(`/api/repairs?${query}`)
    expect(answer.status, answer.text.slice(0, 500)).toBe(422)
    expect(Object.keys(errorsOf(answer))).toContain(fault)
    for (const sentence of Object.values(errorsOf(answer)).flat()) expect(sentence).toMatch(/^[A-Z].*\.$/s)
  })

  const harmless = [
    `q=${encodeURIComponent('\' | & ! ( ) :* <-> \\ \0 " %')}`,
    `q=${'x'.repeat(10_000)}`,
    `q=${encodeURIComponent('我'.repeat(3000))}`,
    'q=%F0%9F%98%80',
    'q=%ED%A0%80',
    'title_like=%25',
    "title='%20or%20'1'='1",
    'q=',
    'filter=',
    '_sort=',
    '_trash=maybe',
    'effort=1e300',
    'effort_lte=0.1234567890123456789',
    `_sort=${'title,'.repeat(2000)}title`,
  ]
  it.each(harmless)('%s gets 200', async (query) => {
    const answer = await client.get(`/api/repairs?${query}`)
    expect(answer.status, answer.text.slice(0, 500)).toBe(200)
  })
})

/** Any id. */
function job0(): string {
  return '01900000-0000-7000-8000-000000000000'
}

function nested(levels: number): unknown {
  return levels === 0 ? { field: 'points', op: 'eq', value: 1 } : { and: [nested(levels - 1)] }
}

describe('an unknown address', () => {
  const names = [
    '%00',
    'a%00b',
    '..%2f..%2fetc',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    'x'.repeat(5000),
    "'",
    '%F0%9F%98%80',
  ]
  it.each(names)('of a record, %s, gets 404', async (name) => {
    for (const method of ['GET', 'DELETE'])
      expect((await client.send(method, `/api/repairs/${name}`, undefined)).status, method).toBe(404)
    expect((await client.patch(`/api/repairs/${name}`, {})).status).toBe(404)
    expect((await client.post(`/api/repairs/${name}/begin`)).status).toBe(404)
    expect((await client.get(`/api/workshop/repair?name=${name}`)).status).toBe(404)
    expect((await client.post('/api/workshop/repairs/delete', { repairId: decoded(name) })).status).toBe(404)
  })

  it.each(['/api/nothing', '/api/repairs/x/y/z', '/api/__proto__', '/api/constructor', '/api/'])(
    '%s gets 404',
    async (path) => expect((await client.get(path)).status).toBe(404),
  )

  it('with a verb that is not a move gets 404', async () => {
    for (const verb of ['fly', '__proto__', 'constructor', 'toString', 'read', 'update', 'delete'])
      expect((await client.post(`/api/repairs/${repair.id}/${verb}`)).status, verb).toBe(404)
  })
})

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
