import { afterEach, expect, test, vi } from 'vitest'
import { addMeta } from '#tests/component/support/meta'
import { clearPrefetched, prefetch, prefetchedUrls, takePrefetched } from './prefetch'

const respond = (body: string, init: ResponseInit = {}) => {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  clearPrefetched()
  vi.unstubAllGlobals()
})

test('a prefetched response can be taken once, with the headers that were sent', async () => {
  const fetch = respond('[1,2]', { headers: { 'x-total-count': '2' } })
  void prefetch('/api/a', { Authorization: 'Bearer a' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/a', {
    headers: { Authorization: 'Bearer a' },
    signal: expect.any(AbortSignal),
  })
  const prefetched = takePrefetched('/api/a')
  expect(prefetched?.headers).toEqual({ Authorization: 'Bearer a' })
  const response = await prefetched?.response
  expect(response).toMatchObject({ status: 200, text: '[1,2]' })
  expect(response?.headers.get('x-total-count')).toBe('2')
  expect(takePrefetched('/api/a')).toBeUndefined()
})

test('a prefetch is sent to the configured base URL of the API', () => {
  addMeta('api-base-url', 'https://api.company.example')
  const fetch = respond('[]')
  void prefetch('/api/a', {})
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://api.company.example/api/a', expect.anything())
  expect(takePrefetched('/api/a')).toBeDefined()
})

test('a prefetched URL is known until it is taken or the session ends, also if the request failed', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  for (const url of ['/api/a', '/api/b', '/api/c']) void prefetch(url, {})
  await expect(takePrefetched('/api/b')?.response).rejects.toThrow('Failed to fetch')
  expect(prefetchedUrls()).toEqual(['/api/a', '/api/c'])
  clearPrefetched()
  expect(prefetchedUrls()).toEqual([])
  expect(takePrefetched('/api/a')).toBeUndefined()
})
