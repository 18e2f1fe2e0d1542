import { Refine, useOne, type DataProvider } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defineResource, text } from '#define'
import type { Row } from '#providers/data/answers'
import { refineRouter } from '#providers/router/refine-router'
import { useForm } from './use-form'
import { useRowCache } from './use-row-cache'
import { useShow } from './use-show'

const products = defineResource('products', {
  label: ['Product', 'Products'],
  fields: { name: text() },
  title: 'name',
  columns: ['name'],
  access: { admin: 'all' },
})
const row: Row = { id: 'a', version: 2, createdAt: '', updatedAt: '', _can: [], name: 'Saved' }

test('a kept record is not requested by a page, a form or a hook that shows it', async () => {
  const reads: string[] = []
  const provider = {
    getOne: async ({ id }: { id: string }) => {
      reads.push(id)
      return { data: { ...row, id, version: 1, name: 'Stored' } }
    },
    getApiUrl: () => '/api',
  } as unknown as DataProvider
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/products/a?tab=2']}>
      <Refine
        dataProvider={provider}
        routerProvider={refineRouter}
        resources={[
          { name: 'products', show: '/products/:id', meta: { label: 'P', icon: <b />, parent: 'x' } },
        ]}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
      >
        <StrictMode>{children}</StrictMode>
      </Refine>
    </MemoryRouter>
  )
  const plain = renderHook(() => useOne({ resource: 'products', id: 'a' }), { wrapper })
  await waitFor(() => expect(plain.result.current.result?.['name']).toBe('Stored'))
  const { result } = renderHook(() => useRowCache(products), { wrapper })
  act(() => result.current.keep(row))
  const show = renderHook(() => useShow({ resource: 'products', id: 'a' }), { wrapper })
  const form = renderHook(
    () => useForm({ refineCoreProps: { resource: 'products', action: 'edit', id: 'a' } }),
    { wrapper },
  )
  await waitFor(() => expect(plain.result.current.result?.['name']).toBe('Saved'))
  expect(show.result.current.result?.['name']).toBe('Saved')
  expect(form.result.current.refineCore.query?.data?.data['name']).toBe('Saved')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(reads).toEqual(['a'])
})
