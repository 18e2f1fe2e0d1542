import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupServer } from 'msw/node'
import { http, HttpResponse } from 'msw'
import { clearPrefetched, prefetch } from '#base/prefetch'
import { setBearer } from '#base/session/bearer'
import { beginSession, endSession, readSession } from '#base/session/session'
import { areaState } from '../area-state'
import { client } from './client'
import { read, readFirst, takeArrived } from '../read'

const sent: string[] = []
const server = setupServer(
  http.get('*/api/products', ({ request }) => {
    sent.push(request.headers.get('authorization') ?? 'nobody')
    return HttpResponse.json([{ id: 'sent' }])
  }),
)
const prefetchedAs = (token: string, response: () => Promise<Response>, url = '/api/products') => {
  const network = globalThis.fetch
  globalThis.fetch = response
  void prefetch(url, { Authorization: `Bearer ${token}` })
  globalThis.fetch = network
}
const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'x-total-count': '1' } })
const account = { id: 'u', displayName: 'A', email: 'a@b.example', photoURL: null, role: 'user' } as const

beforeEach(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setBearer('a')
})
afterEach(() => {
  clearPrefetched()
  endSession()
  server.close()
  sent.length = 0
})

test('a request that was prefetched gets that response once; the next one is sent', async () => {
  prefetchedAs('a', json(200, [{ id: 'prefetched' }]))
  const first = await read('/api/products')
  expect([first.data, first.header('x-total-count')]).toEqual([[{ id: 'prefetched' }], '1'])
  expect(sent).toEqual([])
  expect((await read('/api/products')).data).toEqual([{ id: 'sent' }])
  expect(sent).toEqual(['Bearer a'])
})

test('a response that was prefetched with another token is not used', async () => {
  prefetchedAs('b', json(200, [{ id: 'prefetched' }]))
  expect((await read('/api/products')).data).toEqual([{ id: 'sent' }])
})

test('neither a write nor a request with other parameters gets a prefetched response', async () => {
  prefetchedAs('a', json(200, [{ id: 'prefetched' }]))
  const { data } = await client.get('/api/products', { params: { q: 'a' } })
  expect(data).toEqual([{ id: 'sent' }])
})

test('a prefetched problem is rejected as the body and stored as the error of its area', async () => {
  const problem = { status: 403, title: 'forbidden', message: 'No.' }
  prefetchedAs('a', json(403, problem))
  await expect(read('/api/products')).rejects.toEqual(problem)
  expect(areaState('products')).toMatchObject({ isLoading: false, error: problem })
})

test('a prefetched response that refuses the token ends the session', async () => {
  beginSession(account, {})
  prefetchedAs('a', json(401, { status: 401, title: 'unauthenticated', message: 'Sign in first.' }))
  await expect(read('/api/products')).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'refused' })
})

test.each([
  ['an empty error response', async () => new Response('', { status: 502 })],
  ['no response', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s to a prefetch is rejected as Something went wrong', async (_, response) => {
  server.use(http.get('*/api/health/live', () => HttpResponse.json({})))
  prefetchedAs('a', response)
  await expect(read('/api/products')).rejects.toBe('Something went wrong')
})

test('cancelling a request ends the wait for its prefetched response, and cancels the prefetch', async () => {
  let received: AbortSignal | undefined
  globalThis.fetch = new Proxy(globalThis.fetch, {
    apply: (_, __, [, init]: [string, RequestInit]) => {
      received = init.signal ?? undefined
      return new Promise<Response>(() => undefined)
    },
  })
  void prefetch('/api/products', { Authorization: 'Bearer a' })
  const control = new AbortController()
  const reading = read('/api/products', control.signal)
  setTimeout(() => control.abort(), 10)
  await expect(reading).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  expect(received?.aborted).toBe(true)
  expect(areaState('products').isLoading).toBe(false)
})

test('a prefetched response that does not arrive in time is rejected as any other request', async () => {
  prefetchedAs('a', () => new Promise(() => undefined))
  await expect(client.get('/api/products', { timeout: 20 })).rejects.toBe('Something went wrong')
})

const accountUrl = '/api/account/my-account'

test('the first render gets what had arrived before it, once and only for the same user', async () => {
  prefetchedAs('a', json(200, [{ id: 'prefetched' }]))
  await readFirst(accountUrl)
  expect(takeArrived('/api/products')?.data).toEqual([{ id: 'prefetched' }])
  expect(takeArrived('/api/products')).toBeUndefined()
  prefetchedAs('a', json(200, []))
  await readFirst(accountUrl)
  setBearer('b')
  expect(takeArrived('/api/products')).toBeUndefined()
})

test('a screen that renders before the response has arrived waits for it, without a second request', async () => {
  prefetchedAs('a', json(200, [{ id: 'prefetched' }]))
  void readFirst(accountUrl)
  expect(takeArrived('/api/products')).toBeUndefined()
  expect((await read('/api/products')).data).toEqual([{ id: 'prefetched' }])
  expect(sent).toEqual([])
})

test('a response that no screen has taken for ten seconds is read again', async () => {
  prefetchedAs('a', json(200, [{ id: 'prefetched' }]))
  await readFirst(accountUrl)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
  expect((await read('/api/products')).data).toEqual([{ id: 'sent' }])
  clock.mockRestore()
})

test('what other code reads, and a failure, is left to its own request', async () => {
  prefetchedAs('a', json(200, { user: account }), accountUrl)
  prefetchedAs('a', json(403, { status: 403, message: 'No.' }))
  await readFirst(accountUrl)
  expect(takeArrived(accountUrl)).toBeUndefined()
  expect((await read(accountUrl)).data).toEqual({ user: account })
  expect(takeArrived('/api/products')).toBeUndefined()
  await expect(read('/api/products')).rejects.toMatchObject({ status: 403 })
  expect(sent).toEqual([])
})

test('the token is sent to the API alone, and not to an address elsewhere that a user has linked', async () => {
  server.use(
    http.get('https://elsewhere.example/a.txt', ({ request }) =>
      HttpResponse.text(request.headers.get('authorization') ?? 'nobody'),
    ),
  )
  expect((await client.get('https://elsewhere.example/a.txt')).data).toBe('nobody')
})
