import { beforeEach, expect, it, vi } from 'vitest'
import { integer, text, type OwnCalls } from '#define'
import { callEndpoint } from './call-endpoint'

const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('../http/client', () => ({ client: { request } }))
beforeEach(() => void request.mockReset().mockResolvedValue({ data: { count: 2 } }))

const calls = {
  find: { method: 'GET', path: '/api/things', input: { words: text() }, output: { count: integer() } },
  rename: { method: 'POST', path: '/api/things/:id/names/:name', input: { to: text() } },
  tidy: { method: 'POST', path: '/api/things/tidy' },
  drop: { method: 'DELETE', path: '/api/things/:id' },
} as const satisfies OwnCalls

it('callEndpoint sends the input of a GET in the query, and returns the output', async () => {
  const { signal } = new AbortController()
  expect(await callEndpoint(calls.find, { words: 'a b' }, { signal })).toEqual({ count: 2 })
  expect(request.mock.lastCall).toEqual([
    { method: 'GET', url: '/api/things', params: { words: 'a b' }, signal },
  ])
})

it('callEndpoint inserts path parameters into the URL and sends the rest in the body', async () => {
  await callEndpoint(calls.rename, { id: 'a/b', name: '$1', to: 'c' })
  expect(request.mock.lastCall).toEqual([
    { method: 'POST', url: '/api/things/a%2Fb/names/%241', data: { to: 'c' } },
  ])
})

it('callEndpoint sends an empty body if a POST has no input, and no body with a DELETE', async () => {
  await callEndpoint(calls.tidy, {}, { headers: { 'Idempotency-Key': 'k' } })
  expect(request.mock.lastCall).toEqual([
    { method: 'POST', url: '/api/things/tidy', data: {}, headers: { 'Idempotency-Key': 'k' } },
  ])
  await callEndpoint(calls.drop, { id: 'one' })
  expect(request.mock.lastCall).toEqual([{ method: 'DELETE', url: '/api/things/one' }])
})

it("callEndpoint rejects with the server's problem", async () => {
  request.mockRejectedValue({ status: 403 })
  await expect(callEndpoint(calls.find, { words: 'a' })).rejects.toEqual({ status: 403 })
})
