import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConnectivity } from '#base/connectivity/connectivity'
import { areaState } from '../area-state'
import { client } from './client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = { title: 'busy', status: 503, message: 'Too many requests at once.', retryAfter: 1 }

/** A server that refuses the first so many requests. */
function server(refusals: number, problem: object = busy) {
  const times: number[] = []
  const adapter: AxiosAdapter = (config) => {
    times.push(Date.now())
    const isRefused = times.length <= refusals
    const response = {
      config,
      status: isRefused ? 503 : 200,
      data: isRefused ? problem : ['rows'],
      headers: {},
      statusText: '',
    }
    return isRefused
      ? Promise.reject(new AxiosError('refused', 'ERR_BAD_RESPONSE', config, {}, response as AxiosResponse))
      : Promise.resolve(response as AxiosResponse)
  }
  return { times, adapter }
}

test('a read refused as busy is retried after Retry-After and does not count as a failure', async () => {
  const { times, adapter } = server(2)
  const reading = client.get('/api/busy', { adapter })
  await vi.advanceTimersByTimeAsync(400)
  expect(times).toHaveLength(1)
  expect(areaState('busy')).toMatchObject({ isLoading: true, error: undefined })
  await vi.advanceTimersByTimeAsync(3000)
  expect((await reading).data).toEqual(['rows'])
  expect(times).toHaveLength(3)
  expect(areaState('busy')).toMatchObject({ isLoading: false, error: undefined })
  expect(readConnectivity()).toMatchObject({ isMaintenance: false, isOffline: false })
})

test('a busy read gives up after five attempts', async () => {
  const { times, adapter } = server(100)
  const outcome = client.get('/api/busy', { adapter }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toEqual(busy)
  expect(times).toHaveLength(5)
})

test.each([
  ['what changes something', 'post', busy],
  ['a read that failed for another reason', 'get', { ...busy, title: 'unavailable' }],
])('%s is not retried', async (_, method, problem) => {
  const { times, adapter } = server(1, problem)
  const outcome = client.request({ url: '/api/busy', method, adapter }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toEqual(problem)
  expect(times).toHaveLength(1)
})

test('a read that is cancelled while it waits is not retried', async () => {
  const { times, adapter } = server(1)
  const controller = new AbortController()
  const outcome = client
    .get('/api/busy', { adapter, signal: controller.signal })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toMatchObject({ code: 'ERR_CANCELED' })
  expect(times).toHaveLength(1)
})
