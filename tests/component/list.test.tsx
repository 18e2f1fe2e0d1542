import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { queryClient } from '#providers/query-client'
import { mount, typeWithoutPause, unmount, type Call } from './support/mount'

// Prevents the grid from loading, which jsdom cannot lay out; the browser tests cover it.
vi.stubGlobal('requestIdleCallback', () => 0)

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  for (const [name, code] of [
    ['Card reader', 'R-1'],
    ['读卡器', 'R-2'],
    ['Paper', 'P-1'],
  ])
    await world.people.admin.client.post('/api/products', {
      name,
      code,
      price: 1999,
      currency: 'EUR',
      stock: 3,
      colors: [],
    })
})
afterEach(unmount)
afterAll(() => world.close())

const path = '/dashboard/e-commerce/list'
const listed = (calls: readonly Call[]) =>
  calls
    .filter((call) => call.method === 'GET' && call.path.startsWith('/api/products?'))
    // The fields have tests of their own.
    .map((call) => call.path.replace(/&_fields=[^&]*/, ''))
const titles = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('link')[0]?.textContent ?? [])
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })
const pause = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)))

describe('the rows of a list', () => {
  it('are requested once, together with the permitted actions', async () => {
    const { user, calls } = await mount({ world, path, role: 'manager' })
    expect(await screen.findByText('1 to 3 of 3')).toBeTruthy()
    expect(titles()).toEqual(['Paper', '读卡器', 'Card reader'])
    expect(listed(calls)).toEqual(['/api/products?_start=0&_end=25&_sort=createdAt&_order=desc'])
    expect(screen.getAllByText('€19.99')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Actions for Paper' }))
    const offered = await screen.findAllByRole('menuitem')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Edit', 'Publish', 'Archive', 'Restock'])
  })

  it('are sorted by their column headers', async () => {
    const { user, calls } = await mount({ world, path })
    await user.click(await screen.findByRole('button', { name: 'Product code' }))
    await waitFor(() => expect(titles()).toEqual(['Paper', 'Card reader', '读卡器']))
    await user.click(screen.getByRole('button', { name: /^Product code/ }))
    await waitFor(() => expect(titles()).toEqual(['读卡器', 'Card reader', 'Paper']))
    expect(listed(calls).at(-1)).toBe('/api/products?_start=0&_end=25&_sort=code&_order=desc')
    expect(screen.getByRole('columnheader', { name: /^Product code/ }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  it('that are empty offer to create the first record to roles that may', async () => {
    await mount({ world, path: '/dashboard/invoice/list', role: 'manager' })
    expect(await screen.findByText('No invoices yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'New invoice' })).toHaveLength(2)
    await unmount()
    await mount({ world, path: '/dashboard/invoice/list', role: 'user' })
    expect(await screen.findByText('No invoices yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'New invoice' })).toBeNull()
  })
})

describe('the search of a list', () => {
  it('finds a Chinese term, and sends nothing during the composition', async () => {
    const { calls } = await mount({ world, path })
    await screen.findByText('1 to 3 of 3')
    fireEvent.compositionStart(search())
    for (const value of ['d', 'du', 'duka']) fireEvent.change(search(), { target: { value } })
    await pause(500)
    expect(listed(calls)).toHaveLength(1)
    fireEvent.change(search(), { target: { value: '读卡' } })
    fireEvent.compositionEnd(search())
    expect(await screen.findByText('1 to 1 of 1')).toBeTruthy()
    expect(listed(calls)).toHaveLength(2)
    expect(titles()).toEqual(['读卡器'])
  })

  it('sends one request per pause, shows that nothing matches, and can be cleared', async () => {
    const { user, calls } = await mount({ world, path })
    await screen.findByText('1 to 3 of 3')
    await user.click(search())
    typeWithoutPause(search(), 'nobody')
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
    expect(screen.queryByText(/ to \d+ of /)).toBeNull()
    expect(listed(calls)).toHaveLength(2)
    expect(document.activeElement).toBe(search())
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(await screen.findByText('1 to 3 of 3')).toBeTruthy()
    expect(search().value).toBe('')
  })

  it('keeps typed input during a slow response, and sends nothing after the page is left', async () => {
    const requests: (string | null)[] = []
    let answer = (): void => undefined
    const isLate = new Promise<void>((resolve) => (answer = resolve))
    const slow = http.get('*/api/products', async ({ request }) => {
      const texts = new URL(request.url).searchParams.get('q')
      requests.push(texts)
      if (texts === 'card') await isLate
      return undefined
    })
    const { calls } = await mount({ world, path, instead: [slow] })
    await screen.findByText('1 to 3 of 3')
    typeWithoutPause(search(), 'card')
    await waitFor(() => expect(requests.at(-1)).toBe('card'))
    typeWithoutPause(search(), ' reader')
    answer()
    await waitFor(() => expect(requests.at(-1)).toBe('card reader'))
    await waitFor(() => expect(titles()).toEqual(['Card reader']))
    expect(search().value).toBe('card reader')
    const customers = screen.getByRole('link', { name: 'Customers' })
    // Both without a pause, which would send the search on this page.
    typeWithoutPause(search(), 'x')
    fireEvent.click(customers)
    await screen.findByRole('heading', { name: 'Customers' })
    await pause(500)
    expect(window.location.pathname).toBe('/dashboard/customers')
    expect(requests.at(-1)).toBe('card reader')
    expect(listed(calls).at(-1)).toContain('reader')
  })
})

describe('a list that cannot be loaded', () => {
  const answering = (status: number, times = Infinity, after = 0) => {
    let answered = 0
    return http.get('*/api/products', () => {
      answered += 1
      if (answered <= after || answered > after + times) return undefined
      const message = 'Not today.'
      return HttpResponse.json(
        { type: 'about:blank', title: message, status, detail: message, message },
        { status },
      )
    })
  }

  it('shows the reason, and loads with Retry', async () => {
    const { user } = await mount({ world, path, instead: [answering(500, 1)] })
    expect((await screen.findByRole('alert')).textContent).toContain('Not today.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1 to 3 of 3')).toBeTruthy()
  })

  it('keeps its rows when a refresh fails, and shows that they may be out of date', async () => {
    const { user } = await mount({ world, path, instead: [answering(500, 1, 1)] })
    expect(await screen.findByText('1 to 3 of 3')).toBeTruthy()
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^This could not be refreshed/)).toBeTruthy()
    expect(screen.getByText('1 to 3 of 3')).toBeTruthy()
    expect(titles()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(/^This could not be refreshed/)).toBeNull())
    expect(titles()).toHaveLength(3)
  })

  it('removes its rows when the user may no longer read them', async () => {
    await mount({ world, path, instead: [answering(403, Infinity, 1)] })
    expect(await screen.findByText('1 to 3 of 3')).toBeTruthy()
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/^No permission/)).toBeTruthy()
    expect(screen.queryByText('1 to 3 of 3')).toBeNull()
  })

  it('offers no Retry for a 403 response', async () => {
    await mount({ world, path, instead: [answering(403)] })
    expect(await screen.findByText(/^No permission/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
