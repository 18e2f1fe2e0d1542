import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { MemoryRouter, Outlet, type DataRouter } from 'react-router-dom'
import { useAddressQuery } from './address-query'
import { createGuardedRouter, GuardedRouter } from './guarded-router'

const setting = (name: string, value: string) => (query: URLSearchParams) => {
  query.set(name, value)
  return query
}

function Shown() {
  const [query, change] = useAddressQuery()
  const narrow = () => {
    change(setting('category', 'terminals'))
    change(setting('colour', 'black'))
  }
  return (
    <>
      <p>{query.toString()}</p>
      <button onClick={narrow}>narrow</button>
      <button onClick={() => change(setting('page', '2'))}>second page</button>
    </>
  )
}
const click = (name: string) => userEvent.click(screen.getByText(name))

let router: DataRouter | undefined
function open(path: string) {
  window.history.pushState(null, '', path)
  router = createGuardedRouter({ root: <Outlet />, routes: [{ path: '*', element: <Shown /> }] })
  render(<GuardedRouter router={router} />)
}
afterEach(() => {
  cleanup()
  router?.dispose()
})

test('two changes in a row are both kept, and Back takes back one of them', async () => {
  open('/shop?page=2')
  await click('narrow')
  await screen.findByText('page=2&category=terminals&colour=black')
  act(() => window.history.back())
  await screen.findByText('page=2&category=terminals')
})

test('a change without effect adds no history entry', async () => {
  open('/shop?page=2')
  const before = window.history.length
  await click('second page')
  expect(window.history.length).toBe(before)
})

test('the query of the URL can be changed inside any router', async () => {
  render(
    <MemoryRouter initialEntries={['/shop?page=1']}>
      <Shown />
    </MemoryRouter>,
  )
  await click('second page')
  await screen.findByText('page=2')
})
