import { List, useDataGrid as usePublishedDataGrid } from '@refinedev/mui'
import { DataGrid } from '@mui/x-data-grid'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { CustomScreens } from '#providers/custom-screens'
import { useDataGrid } from '#screens/data-grid/use-data-grid'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  for (const [name, code, stock] of [
    ['Card reader', 'R-1', 3],
    ['Terminal', 'R-2', 3],
    ['Paper', 'P-1', 7],
  ] as const)
    await world.people.admin.client.post('/api/products', {
      name,
      code,
      price: 1999,
      currency: 'EUR',
      stock,
      colors: [],
    })
})
afterEach(unmount)
afterAll(() => world.close())

const columns = [
  { field: 'name', flex: 1 },
  { field: 'code', flex: 1 },
  { field: 'stock', type: 'number' as const },
]

// As in refine's documentation.
const ProductsBy = (useGrid: typeof useDataGrid) => () => {
  const { dataGridProps, setFilters, setSorters } = useGrid({
    resource: 'products',
    pagination: { pageSize: 2 },
    sorters: { initial: [{ field: 'code', order: 'asc' }] },
  })
  return (
    <List title={<h1>Products</h1>} canCreate={false}>
      <button onClick={() => setFilters([{ field: 'name', operator: 'contains', value: 'Terminal' }])}>
        Terminals
      </button>
      <button
        onClick={() =>
          setSorters([
            { field: 'stock', order: 'asc' },
            { field: 'code', order: 'desc' },
          ])
        }
      >
        By stock
      </button>
      <div style={{ height: 500, width: 800 }}>
        <DataGrid {...dataGridProps} columns={columns} pageSizeOptions={[2, 10]} disableVirtualization />
      </div>
    </List>
  )
}

const path = '/dashboard/published'
const screensWith = (Page: () => React.JSX.Element): CustomScreens => ({
  pages: [{ path, load: async () => Page } as unknown as CustomScreens['pages'][number]],
  parts: {},
  results: {},
})
const codes = () =>
  [...document.querySelectorAll('[data-field="code"][role="gridcell"]')].map((cell) => cell.textContent)

it.each([
  ['of @refinedev/mui', usePublishedDataGrid],
  ['of the project', useDataGrid],
])('a list from the documentation shows products by the useDataGrid %s', async (_, useGrid) => {
  const { calls } = await mount({ world, path, custom: screensWith(ProductsBy(useGrid)) })
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeTruthy()
  await waitFor(() => expect(codes()).toEqual(['P-1', 'R-1']))
  const requests = () =>
    calls.filter((call) => call.path.startsWith('/api/products')).map((call) => call.path)
  expect(requests()).toEqual(['/api/products?_start=0&_end=2&_sort=code&_order=asc'])
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  await waitFor(() => expect(codes()).toEqual(['R-2']))
  fireEvent.click(screen.getByRole('button', { name: 'Go to previous page' }))
  await waitFor(() => expect(codes()).toEqual(['P-1', 'R-1']))
  fireEvent.click(screen.getByText('Terminals'))
  await waitFor(() => expect(codes()).toEqual(['R-2']))
})

it('a list from the documentation can be sorted by several fields', async () => {
  const { calls } = await mount({ world, path, custom: screensWith(ProductsBy(useDataGrid)) })
  await waitFor(() => expect(codes()).toEqual(['P-1', 'R-1']))
  fireEvent.click(screen.getByText('By stock'))
  await waitFor(() => expect(codes()).toEqual(['R-2', 'R-1']))
  expect(calls.at(-1)?.path).toContain('_sort=stock%2Ccode&_order=asc%2Cdesc')
})
