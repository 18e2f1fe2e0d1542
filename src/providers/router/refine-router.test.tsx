import {
  Refine,
  useCreate,
  useDelete,
  useForm,
  useList,
  useParsed,
  useShow,
  useUpdate,
  type DataProvider,
  type RouterProvider,
} from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { refineRouter } from './refine-router'

afterEach(cleanup)

const hostile =
  'method=delete&headers[X-Evil]=1&version=7&idempotencyKey=k&own=true&queryContext[signal]=x&board=true&color=red'

/** The names in `meta` of every call that refine's hooks make on a page with these query parameters. */
async function metaAt(router: RouterProvider, address: string): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  const noted =
    (call: string, data: unknown) =>
    async ({ meta = {} }: { meta?: object }) => {
      found.set(
        call,
        Object.entries(meta).flatMap(([name, value]) =>
          value === undefined || ofRead.has(name) ? [] : [name],
        ),
      )
      return { data, total: 1 }
    }
  const row = { id: 'a' }
  const provider = {
    getList: noted('list', [row]),
    getOne: noted('one', row),
    create: noted('create', row),
    update: noted('update', row),
    deleteOne: noted('delete', row),
    getApiUrl: () => '/api',
  } as unknown as DataProvider
  render(
    <MemoryRouter initialEntries={[address]}>
      <Refine
        dataProvider={provider}
        routerProvider={router}
        resources={[{ name: 'products', list: '/products', show: '/products/:id', meta: { label: 'P' } }]}
        options={{ disableTelemetry: true }}
      >
        <Routes>
          <Route path="/products/:id" element={<EveryHook />} />
          <Route path="/shops/:shop/products/:id" element={<EveryHook />} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  )
  await waitFor(() => expect([...found.keys()].toSorted()).toEqual(calls))
  return found
}
/** What refine itself passes to a read. */
const ofRead = new Set(['queryContext', 'queryKey', 'signal'])
const calls = ['create', 'delete', 'list', 'one', 'update']

function EveryHook() {
  const { mutate: create } = useCreate()
  const { mutate: update } = useUpdate()
  const { mutate: remove } = useDelete()
  useList({ resource: 'products' })
  useShow({ resource: 'products' })
  useForm({ resource: 'products', action: 'edit', id: 'a' })
  const { params, id } = useParsed<{ color?: string }>()
  const write = useEffectEvent(() => {
    const given = { resource: 'products', values: {} }
    create(given)
    update({ ...given, id: 'a' })
    remove({ ...given, id: 'a' })
  })
  useEffect(() => write(), [])
  return (
    <p>
      {String(id)} {params?.color}
    </p>
  )
}

test('parameters of the URL do not get into the meta of any call', async () => {
  const found = await metaAt(refineRouter, `/products/a?${hostile}`)
  for (const [call, names] of found) expect([call, ...names]).toEqual([call, 'label'])
})

test("refine's own router provider lets a link choose the method and the headers", async () => {
  const found = await metaAt(routerProvider, `/products/a?${hostile}`)
  expect(found.get('update')).toEqual(expect.arrayContaining(['method', 'headers', 'version']))
})

test('a parameter can be read by its name, and one of the path is not replaced by the query', async () => {
  const found = await metaAt(refineRouter, '/shops/berlin/products/a?color=red&shop=evil&id=b')
  screen.getByText('a red')
  expect(found.get('one')).toEqual(['label', 'shop'])
})

test.each([
  ['/dashboard/blank?a=b#c', '/dashboard/blank?a=b#c'],
  ['//evil.example', 'none'],
  ['https://evil.example', 'none'],
])('the page %s to continue with after sign-in becomes %s', (to, expected) => {
  const Reader = () => <p>to: {useParsed().params?.to ?? 'none'}</p>
  render(
    <MemoryRouter initialEntries={[`/auth/login?${new URLSearchParams({ to })}`]}>
      <Refine routerProvider={refineRouter} options={{ disableTelemetry: true }}>
        <Reader />
      </Refine>
    </MemoryRouter>,
  )
  screen.getByText(`to: ${expected}`)
})

test('a URL that cannot be decoded does not break the page', async () => {
  await metaAt(refineRouter, '/products/a?to=%25')
  screen.getByText('a')
})
