import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#define/access'
import {
  overviewNames,
  type FiguresTile,
  type OverviewAnswer,
  type OverviewName,
  type Tile,
} from '#define/overview/overview'
import { metricAddress, wholeOf } from '#screens/overview/list-address'
import { app } from '#resources/app'
import { createDemoWorld, type DemoWorld } from '../support/worlds/demo-world'

let demo: DemoWorld
beforeAll(async () => {
  demo = await createDemoWorld()
}, 240_000)
afterAll(() => demo.close())

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function ask(role: Role, name: OverviewName, query: Record<string, string> = {}) {
  const answer = await demo.clients[role].get(`/api/overview/${name}?${new URLSearchParams(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as OverviewAnswer
}

const metricsOf = (tile: Tile) => (tile.kind === 'figures' ? tile.metrics : [])

function figuresOf({ tiles }: OverviewAnswer, name: string): FiguresTile {
  const tile = tiles[name]
  if (tile?.kind !== 'figures') throw new Error(`There is no tile ${name}`)
  return tile
}

it('a buyer gets neither tiles nor tasks of those who sell', async () => {
  const answer = await ask('user', 'app')
  for (const tile of ['customers', 'authors', 'visitors', 'countries'])
    expect(answer.tiles, tile).not.toHaveProperty(tile)
  expect((await ask('user', 'booking')).tiles).not.toHaveProperty('available')
  expect((await ask('user', 'file')).tiles).not.toHaveProperty('owners')
  const tasks = figuresOf(answer, 'next').metrics.map(({ name }) => name)
  expect(tasks).toEqual(['overdueInvoices', 'guestsArriving', 'overdueTasks', 'unreadMails'])
  const all = figuresOf(await ask('manager', 'app'), 'next').metrics.map(({ name }) => name)
  expect(all).toEqual(expect.arrayContaining(['ordersToPack', 'reviewsToApprove']))
})

it('each figure that a buyer gets is marked as their own, also where another record says whose it is', async () => {
  for (const name of overviewNames)
    for (const [tile, found] of Object.entries((await ask('user', name)).tiles))
      for (const metric of metricsOf(found).filter(({ name: of }) => of !== 'overdueTasks'))
        expect(metric.own, `${name}.${tile}: ${metric.name}`).toBe(true)
  for (const { own } of figuresOf(await ask('admin', 'app'), 'yearly').metrics) expect(own).toBeUndefined()
})

it('an average of no values is null, in the total and in each bucket, and a sum of none is 0', async () => {
  const answer = await ask('admin', 'analytics', { from: ago(420), to: ago(0) })
  for (const { values, total, before } of figuresOf(answer, 'vitals').lines) {
    expect(values[0]).toBeNull()
    expect(values.at(-1)).toBeGreaterThan(0)
    expect(values).not.toContain(0)
    expect(total).toBeGreaterThan(0)
    expect(before).toBeNull()
  }
  expect(figuresOf(answer, 'conversion').lines[0]).toMatchObject({ before: null })
  expect(figuresOf(answer, 'views').lines[0]).toMatchObject({ before: 0 })
  expect(figuresOf(answer, 'views').lines[0]?.values[0]).toBe(0)
  const empty = await ask('admin', 'analytics', { from: ago(900), to: ago(800) })
  expect(figuresOf(empty, 'conversion').lines[0]).toMatchObject({ total: null })
})

it.each([7, 30, 90, 365])('the calendar has a value for each of %i days', async (count) => {
  const from = ago(count - 1)
  const answer = await ask('admin', 'analytics', { from, to: ago(0) })
  const { days, lines } = figuresOf(answer, 'calendar')
  expect(days).toEqual({ from, to: ago(0) })
  expect(lines[0]?.values).toHaveLength(count)
  expect(lines[0]?.total).toBe(figuresOf(answer, 'views').lines[0]?.total)
})

/** Metrics without a list, and why. */
const unlisted: Readonly<Record<string, string>> = {
  storageByProvider: 'It measures stores, not records.',
  overdueTasks: 'A list of cards is not filtered by what their column is for.',
}

it('each metric of a tile has the address of its list', async () => {
  const without = new Set<string>()
  for (const name of overviewNames) {
    const { tiles, range, buckets } = await ask('admin', name)
    for (const tile of Object.values(tiles))
      for (const metric of tile.kind === 'figures' ? tile.metrics : [])
        if (metricAddress(app, metric.behind, wholeOf(range, buckets)) === undefined) without.add(metric.name)
  }
  expect([...without].toSorted()).toEqual(Object.keys(unlisted).toSorted())
})
