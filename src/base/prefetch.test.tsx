import { afterEach, expect, test, vi } from 'vitest'
import { allPrefetched, prefetch, clearPrefetched, takePrefetchedNow, takePrefetched } from './prefetch'

const answer = (body: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  )
const json = { 'content-type': 'application/json', 'x-total-count': '2' }

afterEach(() => {
  clearPrefetched()
  vi.unstubAllGlobals()
})

test('a prefetched response can be taken once', async () => {
  answer('[1,2]', { headers: json })
  prefetch('/api/a', { 'Accept-Language': 'en' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/a', { headers: { 'Accept-Language': 'en' } })
  expect(takePrefetchedNow('/api/a')).toBeUndefined()
  const early = await takePrefetched('/api/a')
  expect(early?.data).toEqual([1, 2])
  expect(early?.header('x-total-count')).toBe('2')
  expect(takePrefetched('/api/a')).toBeUndefined()
})

test('a prefetched response that has arrived can be taken synchronously, once', async () => {
  answer('[1]', { headers: json })
  prefetch('/api/a', {})
  await allPrefetched()
  expect(takePrefetchedNow('/api/a')?.data).toEqual([1])
  expect(takePrefetchedNow('/api/a')).toBeUndefined()
  expect(takePrefetched('/api/a')).toBeUndefined()
})

test('taking a prefetched error response rejects with its problem', async () => {
  const problem = { status: 403, title: 'forbidden', message: 'No.' }
  answer(JSON.stringify(problem), { status: 403, headers: { 'content-type': 'application/problem+json' } })
  prefetch('/api/a', {})
  await allPrefetched()
  expect(takePrefetchedNow('/api/a')).toBeUndefined()
  await expect(takePrefetched('/api/a')).rejects.toEqual(problem)
})

test.each([
  ['a failure without a body', async () => new Response('', { status: 502 })],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is Something went wrong', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched)
  prefetch('/api/a', {})
  await expect(takePrefetched('/api/a')).rejects.toBe('Something went wrong')
})
