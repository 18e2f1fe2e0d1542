import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeAppended } from '#server/features/merging/merge'
import { create } from '#server/write/create'
import { createMany } from '#server/write/many/create-many'
import { pageViews } from '#resources/page-views/page-views.resource'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
const hour = 3_600_000
const day = 24 * hour
const now = new Date()
const count = 3000

/** Views of the last three days that differ in a few dimensions only. */
const viewAt = (index: number) => {
  const speeds = { ttfb: 20 + (index % 7), fcp: 90, lcp: 100 + ((index * 37) % 900), inp: null, cls: 0.01 }
  const isMeasured = index % 5 > 0
  const moment = Math.floor((now.getTime() - (index % 66) * hour) / hour) * hour
  return {
    hour: new Date(moment).toISOString(),
    site: 'website',
    path: ['/', '/pricing', '/cards'][index % 3],
    referrer: index % 2 ? 'search' : 'direct',
    referrerHost: index % 2 ? 'www.google.com' : null,
    country: index % 4 ? 'DE' : null,
    device: 'desktop',
    language: 'en',
    views: 1,
    visitors: index % 2,
    signUps: index % 11 ? 0 : 1,
    ...(isMeasured && speeds),
    measurements: isMeasured ? [speeds] : [],
  }
}

beforeAll(async () => {
  world = await createWorld(corridor)
  const given = Array.from({ length: count }, (_, index) => ({ given: viewAt(index) }))
  for (let from = 0; from < count; from += 500)
    await createMany(world.writer(), pageViews, given.slice(from, from + 500))
})
afterAll(() => world.close())

const rowCount = async () => {
  const [row] = await world.database.query<{ count: number }>({
    text: 'select count(*)::int as "count" from "pageViews"',
  })
  return row?.count ?? 0
}
const tilesIn = async (timezone: string) => {
  const { body } = await world.people.admin.client.get(`/api/overview/analytics?timezone=${timezone}`)
  const { tiles } = body as { tiles: Record<string, { kind: string }> }
  return Object.fromEntries(Object.entries(tiles).filter(([, { kind }]) => kind === 'figures'))
}
const sums = async () => (await world.people.admin.client.get('/api/pageViews/sums')).body
const merged = (at: Date) =>
  Promise.all([mergeAppended(world.server.services, at), mergeAppended(world.server.services, at)])

const { appended } = pageViews
const hourDays = typeof appended === 'object' ? appended.hourDays : 0

describe('page views', () => {
  it('are not in the change log, and neither history nor undo is offered for them', async () => {
    const { id } = await create(world.writer(), pageViews, viewAt(0))
    const entries = await world.database.query({
      text: `select "id" from "changes" where "resource" = 'pageViews'`,
    })
    expect(entries).toEqual([])
    const { client } = world.people.admin
    expect((await client.get(`/api/pageViews/${id}`)).status).toBe(200)
    expect((await client.get(`/api/pageViews/${id}/history`)).status).toBe(404)
    expect((await client.post(`/api/pageViews/${id}/undo`, {})).status).toBe(404)
    const { paths } = (await client.get('/api/openapi.json')).body as { paths: object }
    expect(Object.keys(paths)).not.toContain('/api/pageViews/{id}/history')
  })

  it('raise the total of their list, although no change entry says so', async () => {
    const total = async () =>
      Number(
        (await world.people.admin.client.get('/api/pageViews?_start=0&_end=1')).headers.get('x-total-count'),
      )
    const before = await total()
    await create(world.writer(), pageViews, viewAt(1))
    expect(await total()).toBe(before + 1)
  })

  it('of an hour are merged once, by several servers, and every figure in every time zone stays the same', async () => {
    const zones = ['UTC', 'Asia/Shanghai', 'America/New_York']
    const before = await Promise.all(zones.map(tilesIn))
    const [sumsBefore, rows] = [await sums(), await rowCount()]
    await merged(now)
    expect(await rowCount()).toBeLessThan(rows / 2)
    expect(await Promise.all(zones.map(tilesIn))).toEqual(before)
    expect(await sums()).toEqual(sumsBefore)
    const after = await rowCount()
    await merged(now)
    expect(await rowCount()).toBe(after)
  })

  it('of a day are merged after a year, and the figures of UTC stay the same', async () => {
    const [before, rows] = [await tilesIn('UTC'), await rowCount()]
    await merged(new Date(now.getTime() + hourDays * day))
    expect(await rowCount()).toBeLessThan(rows / 2)
    expect(await tilesIn('UTC')).toEqual(before)
  })

  it('have the 75th percentile of their measurements', async () => {
    const rows = await world.database.query<{ lcp: number | null; measurements: { lcp: number }[] }>({
      text: 'select "lcp", "measurements" from "pageViews"',
    })
    for (const { lcp, measurements } of rows) {
      const all = measurements.map((each) => each.lcp).toSorted((low, high) => low - high)
      expect(lcp).toBe(all[Math.ceil(all.length * 0.75) - 1] ?? null)
      expect(all.length).toBeLessThanOrEqual(500)
    }
  })
})
