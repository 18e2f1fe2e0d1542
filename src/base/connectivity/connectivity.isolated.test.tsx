import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMeta } from '#tests/component/support/meta'

type Module = typeof import('./connectivity')
const live = (build: string, body: object = { status: 'live' }) =>
  new Response(JSON.stringify(body), { headers: { 'x-build': build } })
const fetched = vi.fn<typeof fetch>()
let reach: Module

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', fetched.mockReset())
  addMeta('build', 'one')
  reach = await import('./connectivity')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('probing a server that does not respond is repeated with growing delays until it responds', async () => {
  const back = vi.fn<() => void>()
  reach.whenBack(back)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await reach.probe()
  expect(reach.readConnectivity().isOffline).toBe(true)
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(back).not.toHaveBeenCalled()
  fetched.mockResolvedValue(live('one'))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(reach.readConnectivity()).toEqual({ isOffline: false, isMaintenance: false, isOutdated: false })
  expect(back).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).toHaveBeenCalledTimes(5)
})

test('a response from another build than that of the page reports a new version', () => {
  reach.reportResponse('one')
  reach.reportResponse(undefined)
  expect(reach.readConnectivity().isOutdated).toBe(false)
  reach.reportResponse('two')
  expect(reach.readConnectivity().isOutdated).toBe(true)
})

test('maintenance ends when the server reports it', async () => {
  fetched.mockImplementation(() => Promise.resolve(live('one', { status: 'live', maintenance: true })))
  reach.reportMaintenance()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reach.readConnectivity().isMaintenance).toBe(true)
  fetched.mockImplementation(() => Promise.resolve(live('one')))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reach.readConnectivity().isMaintenance).toBe(false)
})

test('a 502 response of a proxy counts as offline', async () => {
  fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await reach.probe()
  expect(reach.readConnectivity().isOffline).toBe(true)
})
