import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from '../data/change'
import { noteSaved } from '../data/own-changes'
import { createRefresher } from './refresh'

interface Watched {
  readonly read: ReturnType<typeof vi.fn>
  readonly stop: () => void
}

let cache: QueryClient
let events: Change[]
let refresher: ReturnType<typeof createRefresher>
beforeEach(() => {
  vi.useFakeTimers()
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } })
  events = []
  refresher = createRefresher(cache, (changes) => void events.push(...changes))
})
afterEach(() => {
  refresher.stop()
  cache.clear()
  vi.useRealTimers()
})

/** Mounts a query with this data. */
async function watch(queryKey: readonly unknown[], data: unknown, meta = {}): Promise<Watched> {
  const read = vi.fn(async () => data)
  const observer = new QueryObserver(cache, { queryKey, queryFn: read, meta })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(2000)
  read.mockClear()
  return { read, stop }
}

const row = (id: string, version: number, refs = {}) => ({ id, version, _refs: refs })
const list = (...rows: unknown[]) => ({ data: rows, total: rows.length })
const listKey = (resource: string) => ['data', 'default', resource, 'list', { filters: [] }]
const oneKey = (resource: string, id: string) => ['data', 'default', resource, 'one', id, {}]
const change = (id: string, version: number, operation = 'update'): Change => ({
  resource: 'jobs',
  operation,
  id,
  version,
})
const soon = () => vi.advanceTimersByTimeAsync(150)

it('a list is refetched when one of its records has changed, or another one that may belong to it', async () => {
  const { read } = await watch(listKey('jobs'), list(row('a', 3)))
  refresher.onChange(change('a', 4))
  await soon()
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  refresher.onChange(change('b', 1, 'create'))
  await soon()
  expect(read).toHaveBeenCalledTimes(2)
  expect(events).toHaveLength(2)
})

it('a query is not refetched for a change that it contains or that this tab has saved', async () => {
  const { read } = await watch(listKey('jobs'), list(row('a', 3)))
  refresher.onChange(change('a', 3))
  noteSaved('patch', '/api/jobs/c', { id: 'c', version: 7 })
  noteSaved('delete', '/api/jobs/d', '')
  refresher.onChange(change('c', 7))
  refresher.onChange(change('d', 2, 'gone'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(read).not.toHaveBeenCalled()
  refresher.onChange(change('c', 8))
  await soon()
  expect(read).toHaveBeenCalledTimes(1)
})

it('a changed record is refetched with its history, and another record is not', async () => {
  const item = await watch(oneKey('jobs', 'slug-of-a'), { data: row('a', 3) })
  const history = await watch(['data', 'default', 'jobs', 'history', 'a', 3], {})
  const other = await watch(oneKey('jobs', 'b'), { data: row('b', 1) })
  refresher.onChange(change('a', 4))
  await soon()
  expect([item, history, other].map(({ read }) => read.mock.calls.length)).toEqual([1, 1, 0])
})

it('queries that show the title of the record or subscribe to its resource are refetched', async () => {
  const invoices = await watch(listKey('invoices'), list(row('i', 1, { a: 'Anna' })))
  const strangers = await watch(listKey('reports'), list(row('r', 1, { z: 'Zoe' })))
  const tile = await watch(['overview', 'app'], {}, { live: ['jobs'] })
  refresher.onChange(change('a', 2))
  await soon()
  expect([invoices, strangers, tile].map(({ read }) => read.mock.calls.length)).toEqual([1, 0, 1])
})

it('a list that changes a hundred times a second is refetched about once a second', async () => {
  const { read } = await watch(listKey('jobs'), list(row('a', 1)))
  for (let version = 2; version < 502; version++) {
    refresher.onChange(change('a', version))
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(read.mock.calls.length).toBeGreaterThan(4)
  expect(read.mock.calls.length).toBeLessThan(9)
})

it('nothing is refetched while the page is hidden, and everything missed when it becomes visible', async () => {
  const { read } = await watch(listKey('jobs'), list(row('a', 1)))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  refresher.onChange(change('a', 2))
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).not.toHaveBeenCalled()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await soon()
  expect(read).toHaveBeenCalledTimes(1)
})

it('a query that is not mounted is invalidated instead of refetched', async () => {
  const { read, stop } = await watch(listKey('jobs'), list(row('a', 1)))
  stop()
  refresher.onChange(change('a', 2))
  await vi.advanceTimersByTimeAsync(2000)
  expect(read).not.toHaveBeenCalled()
  expect(cache.getQueryState(listKey('jobs'))?.isInvalidated).toBe(true)
})

it('everything is refetched on a reset', async () => {
  const jobs = await watch(listKey('jobs'), list(row('a', 1)))
  const inbox = await watch(['inbox'], {})
  refresher.everything()
  await soon()
  expect([jobs, inbox].map(({ read }) => read.mock.calls.length)).toEqual([1, 1])
})
