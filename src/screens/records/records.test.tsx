import {
  Refine,
  useDelete as useRefineDelete,
  useKeys,
  useOne,
  useUpdate as useRefineUpdate,
  type DataProvider,
  type OpenNotificationParams,
} from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { useDelete } from './use-delete'
import { useUpdate } from './use-update'

afterEach(cleanup)

const resource = 'products'
const values = { name: 'Mine' }
const refusal = { status: 422, statusCode: 422, message: 'Not like this.' }

/** A server with one record, whose next response can be delayed or an error. */
function createSetting() {
  let answer: (() => Promise<unknown>) | undefined
  const reads: string[] = []
  const opened: OpenNotificationParams[] = []
  const respond = async (data: unknown) => (answer ? answer() : { data })
  const provider = {
    getList: () => {
      reads.push('list')
      return respond([])
    },
    getOne: async ({ id }: { id: string }) => {
      reads.push(id)
      return respond({ id, name: 'Stored' })
    },
    update: () => respond({ id: 'a', ...values }),
    deleteOne: () => respond({}),
    getApiUrl: () => '/api',
  } as unknown as DataProvider
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Refine
      dataProvider={provider}
      resources={[{ name: resource }]}
      notificationProvider={{ open: (params) => void opened.push(params), close: () => undefined }}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      {children}
    </Refine>
  )
  return {
    wrapper,
    client,
    reads,
    opened,
    /** Sets what the next requests get, until `undefined` is set. */
    respondWith: (next: typeof answer) => {
      answer = next
    },
  }
}
const keyOf = (id: string) =>
  renderHook(() => useKeys())
    .result.current.keys()
    .data('default')
    .resource(resource)
    .action('one')
    .id(id)

const refused = () => Promise.reject(refusal as unknown as Error)

describe.each([
  ['refine', useRefineUpdate, true],
  ['the project', useUpdate, false],
] as const)('the hook useUpdate of %s', (_, useHook, isPlain) => {
  test(`${isPlain ? 'cancels' : 'does not cancel'} a record that is loading for the first time`, async () => {
    const { wrapper, respondWith } = createSetting()
    let arrive: (answer: unknown) => void = () => undefined
    respondWith(() => new Promise((resolve) => (arrive = resolve)))
    const { result } = renderHook(
      () => ({
        read: useOne({ resource, id: 'b' }),
        write: useHook({ resource, mutationMode: 'pessimistic' }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.read.query.fetchStatus).toBe('fetching'))
    respondWith(undefined)
    await act(() => result.current.write.mutateAsync({ id: 'a', values, invalidates: ['list'] }))
    await act(async () => arrive({ data: { id: 'b' } }))
    await waitFor(() => expect(result.current.read.query.fetchStatus).toBe('idle'))
    expect(result.current.read.query.status).toBe(isPlain ? 'pending' : 'success')
  })

  test(`after a refused update ${isPlain ? 'discards' : 'keeps'} what was read meanwhile`, async () => {
    const { wrapper, client, respondWith } = createSetting()
    const { result } = renderHook(() => useHook({ resource, mutationMode: 'pessimistic' }), { wrapper })
    const key = keyOf('a').params({}).get()
    client.setQueryData(key, { data: { id: 'a', name: 'Stored' } })
    let refuse: (reason: unknown) => void = () => undefined
    respondWith(() => new Promise((_resolve, reject) => (refuse = reject)))
    const write = act(() => result.current.mutateAsync({ id: 'a', values }).catch((error: unknown) => error))
    await waitFor(() => expect(result.current.mutation.isPending).toBe(true))
    client.setQueryData(key, { data: { id: 'a', name: 'Theirs' } })
    refuse(refusal)
    expect(await write).toBe(refusal)
    expect(client.getQueryData(key)).toEqual({ data: { id: 'a', name: isPlain ? 'Stored' : 'Theirs' } })
    expect(client.getQueryState(key)?.isInvalidated).toBe(isPlain)
  })

  test('invalidates what is named, and opens the notification', async () => {
    const { wrapper, client, opened } = createSetting()
    const { result } = renderHook(() => useHook({ resource, mutationMode: 'pessimistic' }), { wrapper })
    const key = keyOf('a').params({}).get()
    client.setQueryData(key, { data: { id: 'a' } })
    await act(() => result.current.mutateAsync({ id: 'a', values, invalidates: ['list'] }))
    expect(client.getQueryState(key)?.isInvalidated).toBe(false)
    await act(() => result.current.mutateAsync({ id: 'a', values }))
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
    expect(opened.map(({ type }) => type)).toEqual(['success', 'success'])
  })
})

test('an update of the project can be optimistic, and is taken back when it is refused', async () => {
  const { wrapper, client, respondWith } = createSetting()
  const { result } = renderHook(() => useUpdate({ resource, mutationMode: 'optimistic' }), { wrapper })
  const key = keyOf('a').params({}).get()
  client.setQueryData(key, { data: { id: 'a', name: 'Stored' } })
  let refuse: (reason: unknown) => void = () => undefined
  respondWith(() => new Promise((_resolve, reject) => (refuse = reject)))
  const write = act(() => result.current.mutateAsync({ id: 'a', values }).catch(() => undefined))
  await waitFor(() => expect(client.getQueryData(key)).toEqual({ data: { id: 'a', name: 'Mine' } }))
  refuse(refusal)
  await write
  expect(client.getQueryData(key)).toEqual({ data: { id: 'a', name: 'Stored' } })
})

describe.each([
  ['refine', useRefineDelete, true],
  ['the project', useDelete, false],
] as const)('the hook useDelete of %s', (_, useHook, isPlain) => {
  function Page() {
    const { result } = useOne({ resource, id: 'a' })
    const { mutateAsync, mutation } = useHook()
    const remove = () => void mutateAsync({ resource, id: 'a' }).catch(() => undefined)
    return (
      <button onClick={remove}>
        {String(result?.['name'])} {mutation.status}
      </button>
    )
  }

  test(`${isPlain ? 'requests' : 'does not request'} a deleted record again that is on screen`, async () => {
    const { wrapper, reads, opened } = createSetting()
    render(<Page />, { wrapper })
    act(() => screen.getByRole('button').click())
    await screen.findByText(/success/)
    await waitFor(() => expect(reads).toHaveLength(isPlain ? 2 : 1))
    expect(opened).toHaveLength(1)
    expect(opened[0]?.message).toMatch(/deleted a/)
  })

  test('opens an error notification when it is refused, unless it is turned off', async () => {
    const { wrapper, opened, respondWith } = createSetting()
    const { result } = renderHook(() => useHook(), { wrapper })
    respondWith(refused)
    const work = { resource, id: 'a' }
    await act(() => result.current.mutateAsync(work).catch(() => undefined))
    await act(() => result.current.mutateAsync({ ...work, errorNotification: false }).catch(() => undefined))
    expect(opened.map(({ type, description }) => [type, description])).toEqual([['error', refusal.message]])
  })
})
