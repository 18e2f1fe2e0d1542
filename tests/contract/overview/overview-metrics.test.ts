import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  overviewNames,
  type DrillDown,
  type FiguresTile,
  type Line,
  type OverviewAnswer,
} from '#define/overview/overview'
import { overview as english } from '#locales/en/overview'
import { overviews } from '../support/worlds/declared'
import { createDemoWorld, type DemoWorld } from '../support/worlds/demo-world'

let demo: DemoWorld
beforeAll(async () => {
  demo = await createDemoWorld()
}, 240_000)
afterAll(() => demo.close())

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const ranges = [
  { from: ago(6), to: ago(0), timezone: 'UTC' },
  { from: ago(29), to: ago(0), timezone: 'Pacific/Kiritimati', compare: 'year' },
  { from: ago(29), to: ago(0), timezone: 'Pacific/Honolulu' },
  { from: ago(89), to: ago(3), timezone: 'America/Los_Angeles', currency: 'USD' },
  { from: ago(364), to: ago(0), timezone: 'Asia/Shanghai', currency: 'EUR', compare: 'none' },
] as const

/** Every overview as an administrator sees it. */
async function overviewsOf(query: Record<string, string>): Promise<[string, OverviewAnswer][]> {
  const answers: [string, OverviewAnswer][] = []
  for (const name of overviewNames) {
    const answer = await demo.clients.admin.get(`/api/overview/${name}?${new URLSearchParams(query)}`)
    expect(answer.status, answer.text).toBe(200)
    answers.push([name, answer.body as OverviewAnswer])
  }
  return answers
}

const titlesOf = (name: string) => english[name as keyof typeof english] as Readonly<Record<string, string>>

/** What a title shows on a page: the figure of a tile, a line of a trend, or the parts by key. */
function metricsOf(name: string, tile: string, { lines, unit, by }: FiguresTile) {
  const title = titlesOf(name)[tile] ?? tile
  const output = ({ total, before, values }: Line) => ({ total, before, values })
  if (by) return [{ title, unit, shown: lines.map(({ key, total, before }) => ({ key, total, before })) }]
  if (lines.length === 1 && lines[0]) return [{ title, unit, shown: output(lines[0]) }]
  return lines.map((line) => ({
    title: titlesOf(name)[String(line.key)] ?? String(line.key),
    unit,
    shown: output(line),
  }))
}

it.each(ranges)('a metric of one name has one value on all overviews: %o', async (query) => {
  const known = new Map<string, { readonly where: string; readonly shown: unknown }>()
  const pairs: { readonly where: string; readonly shown: unknown; readonly other: unknown }[] = []
  for (const [name, { tiles, currency }] of await overviewsOf(query))
    for (const [tile, found] of Object.entries(tiles)) {
      if (found.kind !== 'figures') continue
      for (const { title, unit, shown } of metricsOf(name, tile, found)) {
        // The same figure in another currency is a different metric.
        const metric = `${title} ${unit} ${unit === 'money' ? currency : ''}`
        const before = known.get(metric)
        if (before)
          pairs.push({
            where: `${title}: ${before.where} and ${name}.${tile}`,
            shown,
            other: before.shown,
          })
        known.set(metric, { where: `${name}.${tile}`, shown })
      }
    }
  // Orders, visitors and visitors by country on two pages; page views, revenue, profit and invoices in a tile and a trend.
  expect(pairs.length).toBeGreaterThanOrEqual(9)
  for (const { where, shown, other } of pairs) expect(shown, where).toEqual(other)
})

/** Tiles with parts, and the figure that the parts add up to. */
const parts = [
  ['ecommerce', 'states', 'orders'],
  ['ecommerce', 'groups', 'balance'],
  ['analytics', 'traffic', 'visitors'],
  ['analytics', 'devices', 'visitors'],
  ['analytics', 'sites', 'views'],
  ['analytics', 'subjects', 'enquiries'],
  ['banking', 'categories', 'expenses'],
  ['booking', 'booked', 'total'],
  ['file', 'kinds', 'storage'],
] as const

it.each(ranges)('the parts of a figure add up to it: %o', async (query) => {
  const answers = new Map(await overviewsOf(query))
  for (const [name, shares, whole] of parts) {
    const { tiles } = answers.get(name) as OverviewAnswer
    const [divided, figure] = [tiles[shares], tiles[whole]]
    if (divided?.kind !== 'figures' || figure?.kind !== 'figures') throw new Error(`${name} lacks a tile`)
    const sum = divided.lines.reduce((total, line) => total + (line.total ?? 0), 0)
    expect(sum, `${name}: ${shares} of ${whole}`).toBe(figure.lines[0]?.total)
  }
})

/** The sum of a field over the list behind a figure, or the number of its records. */
async function behindOf({ resource, at, where, sum }: DrillDown, { range, buckets }: OverviewAnswer) {
  const value =
    at?.kind === 'date' ? [range.from, range.to] : [buckets[0]?.starts ?? '', buckets.at(-1)?.ends ?? '']
  const within = at ? [{ field: at.field, op: 'between', value }] : []
  const filter = JSON.stringify({ and: [...where, ...within] })
  const query = new URLSearchParams({ filter, ...(sum && { _fields: sum, _all: 'true' }) })
  const list = await demo.clients.admin.get(
    sum ? `/api/${resource}/sums?${query}` : `/api/${resource}?${query}&_start=0&_end=1`,
  )
  expect(list.status, list.text).toBe(200)
  if (!sum) return Number(list.headers.get('x-total-count'))
  const sums = list.body as readonly { readonly field: string; readonly sum: number }[]
  return sums.filter(({ field }) => field === sum).reduce((all, found) => all + found.sum, 0)
}

/** Metrics that a list shows as the number or a sum of its records. */
const listed = Object.keys(overviews.metrics).filter(
  (name) => overviews.metrics[name]?.unlisted === undefined,
)

it('every tile refers to metrics and records that exist, and every one of these is on a tile', () => {
  const tiles = Object.values(overviews.pages).flatMap(({ tiles: of }) => Object.values(of))
  const used = (kind: 'metrics' | 'computed' | 'records') =>
    new Set(
      tiles.flatMap((tile) => {
        if (tile.kind === 'figures') return kind === 'metrics' ? tile.metrics : []
        if (tile.kind === 'rows') return kind === 'records' ? [tile.records] : []
        return kind === 'computed' ? [tile.metric] : []
      }),
    )
  for (const kind of ['metrics', 'computed', 'records'] as const)
    expect([...used(kind)].toSorted()).toEqual(Object.keys(overviews[kind]).toSorted())
})

it.each(ranges)(
  'each metric equals the number or the sum of its list, in all parts: %o',
  async (query) => {
    const compared = new Set<string>()
    for (const [name, answer] of await overviewsOf(query))
      for (const [tile, found] of Object.entries(answer.tiles)) {
        if (found.kind !== 'figures' || found.days) continue
        for (const line of found.lines) {
          const metric = found.by || !line.key ? found.metrics[0]?.name : line.key
          if (!metric || !line.behind || !listed.includes(metric)) continue
          expect(await behindOf(line.behind, answer), `${name}.${tile} ${line.key}`).toBe(line.total)
          compared.add(metric)
        }
      }
    expect([...compared].toSorted()).toEqual(listed.toSorted())
  },
  120_000,
)

it('a metric has a sentence in both languages, and a list or a reason why there is none', async () => {
  for (const { explanation } of [...Object.values(overviews.metrics), ...Object.values(overviews.computed)]) {
    expect(explanation.en).toMatch(/^[A-Z].+\.$/)
    expect(explanation.cn).toMatch(/[\u4E00-\u9FFF].*。$/)
  }
  for (const [, { tiles }] of await overviewsOf(ranges[0]))
    for (const tile of Object.values(tiles))
      for (const { name, unlisted } of tile.kind === 'figures' ? tile.metrics : [])
        expect(unlisted !== undefined || listed.includes(name), name).toBe(true)
})
