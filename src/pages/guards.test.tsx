import { Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession, type Account } from '../base/session/session'
import { accessControlProvider } from '../providers/access'
import { authProvider } from '../providers/auth/auth-provider'
import { answerFromSession } from '../providers/auth/session-queries'
import { refineRouter } from '../providers/router/refine-router'
import { GuestOnly, SignedInOnly } from './guards'

const user: Account = { id: 'u', displayName: 'Ada', email: 'a@b.example', photoURL: null, role: 'user' }
let client: QueryClient

function Here() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Refine
        authProvider={authProvider}
        routerProvider={refineRouter}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
      >
        <Here />
        <Routes>
          <Route element={<GuestOnly />}>
            <Route path="/auth/login" element={<p>sign in</p>} />
          </Route>
          <Route path="/auth/verify" element={<p>code</p>} />
          <Route
            path="/dashboard/*"
            element={
              <SignedInOnly waiting={<p>waiting</p>}>
                <input aria-label="name" />
              </SignedInOnly>
            }
          />
        </Routes>
      </Refine>
    </MemoryRouter>,
  )
const here = () => document.querySelector('output')?.textContent
const signInFrom = (page: string) => `/auth/login?${new URLSearchParams({ returnTo: page })}`

beforeEach(() => {
  client = new QueryClient()
  answerFromSession(client, { authProvider, accessControlProvider })
})
afterEach(() => {
  cleanup()
  endSession()
})

test('a signed-in user sees the page at the first render', () => {
  beginSession(user, {})
  open('/dashboard/app')
  screen.getByLabelText('name')
})

test('a guest signs in first, and returns to the page with its query and hash', () => {
  endSession()
  open('/dashboard/app?a=b#c')
  screen.getByText('sign in')
  expect(here()).toBe(signInFrom('/dashboard/app?a=b#c'))
  act(() => beginSession(user, {}))
  expect(here()).toBe('/dashboard/app?a=b#c')
})

test('a user who has left does not return to the page', () => {
  beginSession(user, {})
  open('/dashboard/app')
  act(() => endSession('left'))
  expect(here()).toBe('/auth/login')
})

test('a registered user enters the code first', () => {
  beginSession({ ...user, status: 'pending' }, {})
  open('/dashboard/app#c')
  expect(here()).toBe(`/auth/verify?${new URLSearchParams({ returnTo: '/dashboard/app#c' })}`)
  cleanup()
  open(signInFrom('/dashboard/blank'))
  expect(here()).toBe(`/auth/verify?${new URLSearchParams({ returnTo: '/dashboard/blank' })}`)
})

test('what is typed stays while the session is checked again', async () => {
  beginSession(user, {})
  open('/dashboard/app')
  const input = screen.getByLabelText<HTMLInputElement>('name')
  await userEvent.type(input, 'half')
  await act(() => client.invalidateQueries())
  expect(screen.getByLabelText('name')).toBe(input)
  expect(input.value).toBe('half')
})
