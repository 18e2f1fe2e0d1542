import { Refine, type CrudFilter, type DataProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { DataGrid } from '@mui/x-data-grid'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDataGrid } from './use-data-grid'

configure({ asyncUtilTimeout: 20_000 })

// Each test fails with the `useDataGrid` of @refinedev/mui.

type Question = Parameters<DataProvider['getList']>[0]
type Props = Parameters<typeof useDataGrid>[0]

let questions: Question[]
let total: number
const update = vi.fn()
let grid: ReturnType<typeof useDataGrid>

const rowsOf = ({ pagination }: Question) =>
  Array.from({ length: Math.min(pagination?.pageSize ?? 10, total) }, (_, index) => ({
    id: `${index}`,
    name: `Product ${index}`,
    version: 3,
  }))
const provider = {
  getList: async (question: Question) => {
    questions.push(question)
    return { data: rowsOf(question), total }
  },
  update,
  getApiUrl: () => '/api',
} as unknown as DataProvider

beforeEach(() => {
  questions = []
  total = 312
  update.mockReset().mockResolvedValue({ data: { id: '1', version: 4 } })
})
afterEach(cleanup)

const columns = [
  { field: 'name', flex: 1 },
  { field: 'price', type: 'number' as const },
]

function Products({ props }: { props: Props }) {
  const current = useDataGrid({ resource: 'products', ...props })
  useLayoutEffect(() => void (grid = current))
  return (
    <div style={{ width: 600, height: 600 }}>
      <DataGrid {...current.dataGridProps} columns={columns} disableVirtualization />
    </div>
  )
}

async function open(props: Props = {}, address = '/') {
  const page = (
    <Refine
      dataProvider={provider}
      routerProvider={routerProvider}
      resources={[{ name: 'products', list: '/', meta: { label: 'Products' } }]}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: { staleTime: 60_000, retry: false } } } },
      }}
    >
      <Products props={props} />
    </Refine>
  )
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(grid.tableQuery.isSuccess).toBe(true))
  return router
}

const pause = (time = 450) => act(() => new Promise((resolve) => setTimeout(resolve, time)))
const last = () => questions.at(-1)
const byName = (value: string): CrudFilter => ({ field: 'name', operator: 'contains', value })

it('the number of rows becomes 0 when nothing is found', async () => {
  await open()
  expect(grid.dataGridProps.rowCount).toBe(312)
  total = 0
  act(() => grid.setFilters([byName('nobody')]))
  await waitFor(() => expect(grid.tableQuery.data?.total).toBe(0))
  expect(grid.dataGridProps.rowCount).toBe(0)
})

it('filters that the program sets are requested, and shown by the grid', async () => {
  await open()
  act(() => grid.setFilters([byName('card')]))
  await waitFor(() => expect(last()?.filters).toEqual([byName('card')]))
  expect(grid.dataGridProps.filterModel?.items).toMatchObject([{ field: 'name', value: 'card' }])
})

it('several sorters and filters survive the grid, which shows one', async () => {
  const sorters = [
    { field: 'name', order: 'asc' as const },
    { field: 'price', order: 'desc' as const },
  ]
  const filters = [byName('card'), { field: 'price', operator: 'gte' as const, value: 5 }]
  await open({ sorters: { initial: sorters }, filters: { initial: filters } })
  await pause()
  expect(grid.sorters).toEqual(sorters)
  expect(grid.filters).toEqual(filters)
  expect(last()).toMatchObject({ sorters, filters })
  act(() =>
    grid.dataGridProps.onFilterModelChange({ items: [{ field: 'name', operator: 'contains', value: 'x' }] }),
  )
  await waitFor(() => expect(last()?.filters).toEqual([byName('x'), filters[1]]))
})

it('a sorter by a field without a column stays', async () => {
  const initial = [{ field: 'createdAt', order: 'desc' as const }]
  await open({ sorters: { initial } })
  await pause()
  expect(grid.sorters).toEqual(initial)
  expect(questions).toHaveLength(1)
})

it('a page can have more rows than the community version of the grid allows', async () => {
  await open({ pagination: { pageSize: 200 } })
  expect(last()?.pagination).toMatchObject({ currentPage: 1, pageSize: 200 })
  expect(await screen.findByText('1–200 of 312')).toBeTruthy()
  expect(screen.getAllByText(/^Product \d+$/)).toHaveLength(200)
  act(() => screen.getByRole('button', { name: 'Go to next page' }).click())
  await waitFor(() => expect(last()?.pagination).toMatchObject({ currentPage: 2, pageSize: 200 }))
  expect(await screen.findByText('201–312 of 312')).toBeTruthy()
})

it('a sorted list stays on the page that the user has opened', async () => {
  const permanent = [{ field: 'price', order: 'desc' as const }]
  await open({ sorters: { initial: [{ field: 'name', order: 'asc' }], permanent } })
  act(() => screen.getByRole('button', { name: 'Go to next page' }).click())
  await waitFor(() => expect(last()?.pagination).toMatchObject({ currentPage: 2 }))
  await pause()
  expect(grid.currentPage).toBe(2)
})

it('Back returns to the previous state, and values in the URL are encoded', async () => {
  const router = await open({ syncWithLocation: true })
  const value = 'A&B#c+d%'
  act(() => grid.setFilters([byName(value)]))
  await waitFor(() => expect(router.state.location.search).toContain('filters'))
  expect([...new URLSearchParams(router.state.location.search).values()]).toContain(value)
  const { search } = router.state.location
  await waitFor(() => expect(last()?.filters).toEqual([byName(value)]))
  await pause()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(grid.filters).toEqual([]))
  expect(router.state.location.search).toBe('')
  cleanup()
  questions = []
  await open({ syncWithLocation: true }, `/${search}`)
  expect(last()?.filters).toEqual([byName(value)])
})

it('another parameter of the URL reads nothing again', async () => {
  const router = await open({ syncWithLocation: true })
  await act(() => router.navigate('/?tab=2'))
  await pause(100)
  expect(questions).toHaveLength(1)
  expect(router.state.location.search).toBe('?tab=2')
})

it('an edited row is saved by its changes, and not over those of others', async () => {
  await open({ editable: true })
  const [row] = rowsOf({ resource: 'products' })
  const save = grid.dataGridProps.processRowUpdate as (next: unknown, before: unknown) => Promise<unknown>
  await act(() => save({ ...row, name: 'New' }, row))
  expect(update.mock.lastCall?.[0]).toMatchObject({
    resource: 'products',
    id: '0',
    variables: { name: 'New' },
    meta: { version: 3 },
  })
})
