import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#server/features/limits/limits'
import { forgetAttempts } from '../support/worlds/accounts'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const view = (given: object = {}) => ({ path: '/pricing', language: 'en', device: 'mobile', ...given })
const send = (given: object, headers: Record<string, string> = {}) =>
  world.anonymous.post('/api/site/page-views', view(given), headers)
const stored = async (path: string) => {
  const { body } = await world.people.admin.client.get(`/api/pageViews?path=${encodeURIComponent(path)}`)
  return body as Record<string, unknown>[]
}

describe('a page view of the public site', () => {
  it('is counted by hour with its measurements, and without data about the visitor', async () => {
    const vitals = { ttfb: 80, fcp: 640, lcp: 910, inp: 40, cls: 0.002 }
    const from = { from: 'www.google.com', isEntry: true }
    const headers = { 'user-agent': 'Secret Browser 1.0', 'x-forwarded-for': '203.0.113.9' }
    const { status } = await send({ path: '/views/one', ...vitals, ...from }, headers)
    expect(status).toBe(204)
    const [row, ...others] = await stored('/views/one')
    expect(others).toEqual([])
    expect(row).toMatchObject({ ...vitals, views: 1, visitors: 1, site: 'website', country: null })
    expect(row).toMatchObject({ referrer: 'search', referrerHost: 'www.google.com', language: 'en' })
    expect(row?.hour).toMatch(/:00:00\.000Z$/)
    expect(JSON.stringify(row)).not.toMatch(/Secret|203\.0/)
  })

  it('from another page of the site adds no visitor', async () => {
    await send({ path: '/cn/blog/views-two', language: 'cn' })
    expect(await stored('/cn/blog/views-two')).toMatchObject([
      { site: 'blog', views: 1, visitors: 0, referrer: 'direct', lcp: null },
    ])
  })

  it.each(['dnt', 'sec-gpc'])('is not counted when the browser sends %s', async (name) => {
    const path = `/views/${name}`
    expect((await send({ path }, { [name]: '1' })).status).toBe(204)
    expect(await stored(path)).toEqual([])
  })

  it('is rejected when it is invalid', async () => {
    expect(errorsOf(await send({ path: 'https://elsewhere.example/' }))).toHaveProperty('path')
    expect(errorsOf(await send({ path: '/<script>' }))).toHaveProperty('path')
    expect(errorsOf(await send({ device: 'toaster' }))).toHaveProperty('device')
    expect(errorsOf(await send({ lcp: -1 }))).toHaveProperty('lcp')
  })

  it('is limited per client and then gets 429', async () => {
    const { max } = limits.viewClient
    const answers = await Promise.all(
      Array.from({ length: max + 2 }, () => send({ path: '/views/often' }).then(({ status }) => status)),
    )
    expect(answers.filter((status) => status === 204)).toHaveLength(max)
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
  })
})

it('the loading times of the overview are the 75th percentile of the page views', async () => {
  for (const lcp of [100, 200, 300, 400, 2000]) await send({ path: '/views/speed', lcp })
  const { body } = await world.people.admin.client.get('/api/overview/analytics')
  const { vitals } = (
    body as { tiles: Record<string, { unit: string; lines: { key: string; total: number }[] }> }
  ).tiles
  const rows = (await world.people.admin.client.get('/api/pageViews?_sort=lcp&_order=asc&_start=0&_end=100'))
    .body as {
    lcp: number | null
  }[]
  const all = rows.flatMap(({ lcp }) => (lcp === null ? [] : [lcp])).toSorted((item, other) => item - other)
  const index = 0.75 * (all.length - 1)
  const [low = 0, high = low] = [all[Math.floor(index)], all[Math.ceil(index)]]
  expect(vitals?.unit).toBe('milliseconds')
  expect(vitals?.lines.find(({ key }) => key === 'lcp')?.total).toBeCloseTo(
    low + (high - low) * (index % 1),
    6,
  )
})
