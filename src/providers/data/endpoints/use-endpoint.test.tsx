import { Refine, type CustomParams, type DataProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { integer, text, type OwnCalls } from '#define'
import { useEndpointCache } from './endpoint-cache'
import { useCallEndpoint, useEndpointReader } from './use-call-endpoint'
import { useEndpoint } from './use-endpoint'
import { useEndpointPages } from './use-endpoint-pages'

const calls = {
  find: {
    method: 'GET',
    path: '/api/things/:area',
    input: { words: text(), cursor: text({ optional: true }) },
    output: { count: integer(), next: text({ optional: true }) },
  },
  rename: { method: 'POST', path: '/api/things/:id/names/:name', input: { to: text() } },
  tidy: { method: 'POST', path: '/api/things/tidy' },
  drop: { method: 'DELETE', path: '/api/things/:id' },
} as const satisfies OwnCalls

const custom = vi.fn()
beforeEach(() => void custom.mockReset().mockResolvedValue({ data: { count: 2, next: null } }))
afterEach(cleanup)
const sent = () => custom.mock.calls.map(([params]) => params as CustomParams)

/** Refine with one parameter in the URL of the page, on a page of its own. */
const Page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/?method=delete&timeout=1']}>
    <Refine
      dataProvider={{ custom, getList: vi.fn(), getApiUrl: () => '/api' } as unknown as DataProvider}
      routerProvider={routerProvider}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false, staleTime: 60_000 } } } },
      }}
    >
      {children}
    </Refine>
  </MemoryRouter>
)
const options = { wrapper: Page }

it('useEndpoint reads a declared call with its parameters in path and query, and returns a part of it', async () => {
  const { result } = renderHook(
    () =>
      useEndpoint(
        calls.find,
        { area: 'a/b', words: 'c d' },
        { key: ['found'], select: ({ count }) => count },
      ),
    options,
  )
  await waitFor(() => expect(result.current.data).toBe(2))
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({ url: '/api/things/a%2Fb?words=c+d', method: 'get' })
  // The parameters of the page's URL are left out.
  expect(sent()[0]?.meta).toMatchObject({ signal: expect.any(Object), method: undefined, timeout: undefined })
})

it('useEndpoint returns the problem of a refused call', async () => {
  custom.mockRejectedValue({ status: 403, message: 'No' })
  const { result } = renderHook(
    () => useEndpoint(calls.find, { area: 'a', words: '' }, { key: ['refused'] }),
    options,
  )
  await waitFor(() => expect(result.current.error).toEqual({ status: 403, message: 'No' }))
})

it('useCallEndpoint sends path parameters in the URL, and the rest in the body with its headers', async () => {
  const { result } = renderHook(() => useCallEndpoint(), options)
  const headers = { 'Idempotency-Key': 'k' }
  const answers = await act(async () => [
    await result.current(calls.rename, { id: 'a/b', name: '$1', to: 'c' }, { headers }),
    await result.current(calls.tidy, {}),
    await result.current(calls.drop, { id: 'one' }),
  ])
  expect(answers[0]).toEqual({ count: 2, next: null })
  expect(sent().map(({ method, url, payload }) => [method, url, payload])).toEqual([
    ['post', '/api/things/a%2Fb/names/%241', { to: 'c' }],
    ['post', '/api/things/tidy', {}],
    ['delete', '/api/things/one', undefined],
  ])
  expect(sent()[0]?.headers).toEqual(headers)
})

it("useCallEndpoint and useEndpointReader reject with the server's problem", async () => {
  custom.mockRejectedValue({ status: 422, message: 'Wrong' })
  const { result } = renderHook(() => [useCallEndpoint(), useEndpointReader()] as const, options)
  await act(async () => {
    for (const call of result.current)
      await expect(call(calls.tidy, {})).rejects.toEqual({ status: 422, message: 'Wrong' })
  })
})

it('useEndpointPages reads the next page, and the cache changes what was read', async () => {
  custom.mockResolvedValueOnce({ data: { count: 1, next: 'n' } })
  const { result } = renderHook(
    () => ({
      pages: useEndpointPages(
        calls.find,
        { area: 'a', words: 'b' },
        {
          key: ['paged', 'b'],
          live: ['things'],
          next: ({ next }) => (next === null ? undefined : { cursor: next }),
        },
      ),
      cache: useEndpointCache(),
    }),
    options,
  )
  await waitFor(() => expect(result.current.pages.hasNextPage).toBe(true))
  await act(() => result.current.pages.fetchNextPage())
  expect(sent().map(({ url }) => url)).toEqual(['/api/things/a?words=b', '/api/things/a?words=b&cursor=n'])
  await waitFor(() => expect(result.current.pages.hasNextPage).toBe(false))
  act(() =>
    result.current.cache.changePages<{ count: number }>(['paged'], (page) => ({
      ...page,
      count: page.count + 10,
    })),
  )
  expect(result.current.cache.pages<{ count: number }>(['paged']).map(({ count }) => count)).toEqual([11, 12])
})
