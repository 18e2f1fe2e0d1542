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
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
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

const resources = [
  {
    name: 'products',
    list: '/products',
    create: '/products/new',
    show: '/products/:id',
    edit: '/products/:id/edit',
  },
  { name: 'orders', list: '/orders', show: '/orders/:id', meta: { parent: 'products' } },
  { name: 'parts', list: '/products/:product/parts', show: '/products/:product/parts/:id' },
]
const names = ['id', 'product', 'color', 'currentPage', 'pageSize', 'filters', 'sorters', 'to', 'none']

/** What `useParsed` returns, inside the routes of the resources or outside of them. */
function parsedBy(router: RouterProvider, address: string, isInRoutes: boolean): unknown {
  const found: unknown[] = []
  function Reader() {
    const { resource, action, id, pathname, params } = useParsed<Record<string, unknown>>()
    found.push({
      resource: resource?.name,
      action,
      id,
      pathname,
      params: names.map((name) => params?.[name] ?? null),
    })
    return null
  }
  const paths = resources.flatMap(({ list, create, show, edit }) => [list, create, show, edit])
  render(
    <MemoryRouter initialEntries={[address]}>
      <Refine routerProvider={router} resources={resources} options={{ disableTelemetry: true }}>
        {isInRoutes ? (
          <Routes>
            {paths.map((path) => path && <Route key={path} path={path} element={<Reader />} />)}
            <Route path="*" element={<Reader />} />
          </Routes>
        ) : (
          <Reader />
        )}
      </Refine>
    </MemoryRouter>,
  )
  cleanup()
  return found.at(-1)
}

test.each([
  '/products',
  '/products/',
  '/products/new',
  '/products/7',
  '/products/a%20b/edit',
  '/products/7/parts',
  '/products/7/parts/8?color=red',
  '/orders/1/elsewhere',
  '/none',
  '/orders?currentPage=2&pageSize=x&color=red&color=blue&to=%2Fproducts%3Fa%3Db',
  '/orders?filters[0][field]=name&filters[0][operator]=eq&filters[0][value]=x&sorters[0][field]=id&sorters[0][order]=asc',
  '/orders?currentPage=02&pageSize=10&id=5',
])("the address %s is parsed as by refine's own router provider", (address) => {
  for (const isInRoutes of [true, false]) {
    const expected = parsedBy(routerProvider, address, isInRoutes)
    expect(parsedBy(refineRouter, address, isInRoutes)).toEqual(expected)
  }
})

test('all hooks of a page share one parsed URL, which changes with the URL', async () => {
  const seen = new Set<unknown>()
  const Reader = () => {
    seen.add(useParsed())
    return null
  }
  const GoOn = () => <Link to="/products/8?color=red">Next</Link>
  render(
    <MemoryRouter initialEntries={['/products/7']}>
      <Refine routerProvider={refineRouter} resources={resources} options={{ disableTelemetry: true }}>
        <Routes>
          <Route path="/products/:id" element={[<Reader key={1} />, <Reader key={2} />, <GoOn key={3} />]} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  )
  expect([...seen]).toMatchObject([{ id: '7' }])
  fireEvent.click(screen.getByText('Next'))
  expect([...seen]).toMatchObject([{ id: '7' }, { id: '8' }])
})
