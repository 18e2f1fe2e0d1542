import { CanAccess, useList, useLogin } from '@refinedev/core'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CustomScreens } from '#providers/custom-screens'
import { endSession } from '#base/session/session'
import { closeNotice } from '#base/toasts/notify'
import { corridor } from '../contract/support/worlds/declared'
import { codeTo } from '../contract/support/mail/mails'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
const email = 'ada@people.example'
const password = 'a-long-secret-1'
beforeAll(async () => {
  world = await createWorld(corridor)
  await world.anonymous.post('/api/account/register', { email, password, firstName: 'Ada', lastName: 'B' })
  await world.anonymous.post('/api/account/verify', { email, code: await codeTo(world, email) })
})
afterEach(unmount)
afterAll(() => world.close())

const documented = '/dashboard/documented'
/** A page with components as refine's documentation shows them. */
const withPage = (Page: () => React.ReactNode): CustomScreens => ({
  pages: [{ path: documented, resource: '', load: async () => Page }],
  parts: {},
  results: {},
})
const here = () => window.location.pathname + window.location.search + window.location.hash
const shownToasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)

describe('examples of the documentation of refine', () => {
  it('CanAccess shows its content or the fallback', async () => {
    const Page = () => (
      <>
        <CanAccess resource="products" action="create" fallback={<p>No new products.</p>}>
          <p>New product</p>
        </CanAccess>
        <CanAccess resource="products" action="list" fallback={<p>No products.</p>}>
          <p>Products here</p>
        </CanAccess>
      </>
    )
    await mount({ world, path: documented, role: 'user', custom: withPage(Page) })
    await screen.findByText('No new products.')
    await screen.findByText('Products here')
  })

  it('useLogin shows a failure as a notification', async () => {
    const Page = () => {
      const { mutate: login } = useLogin<{ email: string; password: string }>()
      return <button onClick={() => login({ email, password: 'wrong' })}>Go</button>
    }
    const { user } = await mount({ world, path: documented, custom: withPage(Page) })
    await user.click(await screen.findByText('Go'))
    await screen.findByText(/^Log in: /)
    closeNotice('login-error')
    await waitFor(() => expect(shownToasts()).toEqual([]))
  })

  it('a hook whose token is refused ends the session once, and leads back to the page', async () => {
    const Page = () => {
      useList({ resource: 'customers' })
      return <p>Documented</p>
    }
    const problem = { status: 401, title: 'unauthenticated', message: 'Sign in first.' }
    const instead = [http.get('*/api/customers', () => HttpResponse.json(problem, { status: 401 }))]
    window.history.pushState(null, '', '/')
    const entries = window.history.length
    const path = `${documented}?a=b#part`
    const { calls, user } = await mount({ world, path, custom: withPage(Page), instead })
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has ended. Log in again.')
    // Refine's own reaction follows later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(here()).toBe(`/auth/login?${new URLSearchParams({ returnTo: path })}`)
    expect(window.history.length).toBe(entries)
    expect(shownToasts()).toEqual([])
    expect(calls.filter(({ path: called }) => called.includes('logout'))).toEqual([])

    await user.type(screen.getByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(here()).toBe(path))
  })
})

describe('the pages for guests', () => {
  it('sign in as typed, whatever the URL contains, and open no other origin', async () => {
    const path = '/auth/login?to=//evil.example&step=verify&email=e@evil.example&code=000000&method=delete'
    const { user, calls } = await mount({ world, path, role: null })
    await user.type(await screen.findByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByRole('alert')
    expect(shownToasts()).toEqual([])
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Welcome back, Ada B' })
    expect(here()).toBe('/dashboard/app')
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/account/login', body: { email, password: 'wrong' } },
      { path: '/api/account/login', body: { email, password } },
    ])
  })

  it('continue at the page that refine’s Authenticated names', async () => {
    const path = `/auth/login?${new URLSearchParams({ to: '/dashboard/blank?a=b' })}`
    const { user } = await mount({ world, path, role: null })
    await user.type(await screen.findByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(here()).toBe('/dashboard/blank?a=b'))
  })

  it('send a new password as typed, whatever the URL contains', async () => {
    const path = '/auth/new-password?email=e@evil.example&code=000000&password=evil-secret&role=admin'
    const { user, calls } = await mount({ world, path, role: null })
    await user.type(await screen.findByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Code'), '123456')
    await user.type(screen.getByLabelText('New password'), 'another-secret-1')
    await user.type(screen.getByLabelText('Confirm password'), 'another-secret-1')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/account/new-password',
      body: { email, code: '123456', password: 'another-secret-1' },
    })
    expect(here()).toBe(path)
  })
})

it('typed text stays while the session is checked again', async () => {
  const { queryClient } = await import('#providers/query-client')
  const { user } = await mount({
    world,
    path: documented,
    custom: withPage(() => <input aria-label="note" />),
  })
  await user.type(await screen.findByLabelText('note'), 'half')
  await act(() => queryClient.invalidateQueries())
  expect((await screen.findByLabelText<HTMLInputElement>('note')).value).toBe('half')
  act(() => endSession('left'))
  await screen.findByRole('heading', { name: 'Log in to Corridor' })
  expect(here()).toBe('/auth/login')
})
