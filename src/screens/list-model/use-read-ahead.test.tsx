import { Refine, type DataProvider } from '@refinedev/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { defineResource, text } from '#define'
import { listRequest } from './state/list-request'
import { readListState, type ListState } from './state/list-state'
import { useControlledTable } from './use-controlled-table'
import { useReadAhead } from './use-read-ahead'

afterEach(cleanup)

const products = defineResource('products', {
  label: ['Product', 'Products'],
  fields: { name: text(), code: text() },
  title: 'name',
  columns: ['name', 'code'],
  sorts: ['name', 'code'],
  access: { admin: 'all' },
})
const first = readListState(products, new URLSearchParams())
const second: ListState = { ...first, sorts: [{ field: 'code', order: 'asc' }] }
const requests = new Map([first, second].map((state) => [state, listRequest(products, state)]))

test('the request of the next state is sent before the page renders, and only once', async () => {
  const steps: string[] = []
  const provider = {
    getList: ({ sorters }: { sorters: readonly { field: string }[] }) => {
      const by = sorters[0]?.field ?? 'none'
      steps.push(`read by ${by}`)
      return Promise.resolve({ data: [{ id: by }], total: 1 })
    },
    getApiUrl: () => '/api',
  } as unknown as DataProvider
  function Page() {
    const [state, show] = useState(first)
    const ahead = useReadAhead(products, 'gallery', { columns: undefined })
    const request = requests.get(state)
    if (!request) throw new Error('Not prepared')
    const { result } = useControlledTable(request, {})
    steps.push(`rendered ${state === second ? 'second' : 'first'}`)
    const go = () => {
      ahead(second)
      show(second)
    }
    return <button onClick={go}>{`${result.data[0]?.id}`}</button>
  }
  render(
    <MemoryRouter>
      <Refine dataProvider={provider} resources={[{ name: 'products' }]} options={{ disableTelemetry: true }}>
        <Page />
      </Refine>
    </MemoryRouter>,
  )
  const button = await screen.findByText(/^(?!undefined)/, { selector: 'button' })
  const before = steps.filter((step) => step.startsWith('read')).length
  expect(before).toBe(1)
  fireEvent.click(button)
  await screen.findByText('code')
  expect(steps.filter((step) => step === 'read by code')).toHaveLength(1)
  expect(steps.indexOf('read by code')).toBeLessThan(steps.indexOf('rendered second'))
})
