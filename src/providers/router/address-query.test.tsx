import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { MemoryRouter } from 'react-router'
import { useAddressQuery } from './address-query'
import { createGuardedHistory } from './guarded-history'
import { GuardedRouter } from './guarded-router'

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
afterEach(cleanup)

test('two changes in a row are both kept, and Back takes back one of them', async () => {
  window.history.pushState(null, '', '/shop?page=2')
  render(
    <GuardedRouter history={createGuardedHistory()}>
      <Shown />
    </GuardedRouter>,
  )
  await click('narrow')
  await screen.findByText('page=2&category=terminals&colour=black')
  act(() => window.history.back())
  await screen.findByText('page=2&category=terminals')
})

test('a change without effect adds no history entry', async () => {
  window.history.pushState(null, '', '/shop?page=2')
  const before = window.history.length
  render(
    <GuardedRouter history={createGuardedHistory()}>
      <Shown />
    </GuardedRouter>,
  )
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
