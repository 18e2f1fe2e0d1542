import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, Outlet, useLocation, type DataRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGuardedRouter, GuardedRouter } from './guarded-router'
import { useLeaveGuard } from './leave-guards'

const dirty = new Set<string>()

function Guarded({ name }: { name: string }) {
  const [isDirty] = useState(() => () => dirty.has(name))
  const guard = useLeaveGuard(isDirty)
  if (!guard.isStopped) return null
  return (
    <div role="alertdialog" aria-label={name}>
      <button onClick={guard.proceed}>leave</button>
      <button onClick={guard.stay}>stay</button>
    </div>
  )
}

function Page() {
  const { pathname, search } = useLocation()
  const [hasSecond, setSecond] = useState(false)
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/other">away</Link>
      <Link to="?page=2">turn</Link>
      <button onClick={() => setSecond(!hasSecond)}>second form</button>
      <Guarded name="first" />
      {hasSecond && <Guarded name="second" />}
    </>
  )
}

let router: DataRouter
beforeEach(() => {
  dirty.clear()
  window.history.pushState(null, '', '/start')
  router = createGuardedRouter({ root: <Outlet />, routes: [{ path: '*', element: <Page /> }] })
  render(<GuardedRouter router={router} />)
})
afterEach(() => {
  cleanup()
  router.dispose()
})

const click = (name: string) => userEvent.click(screen.getByText(name))
const isAt = (path: string) => waitFor(() => screen.getByText(`at ${path}`))
const question = () => screen.queryByRole('alertdialog')?.ariaLabel
const back = () => act(() => window.history.back())

test('navigation is not stopped without unsaved input', async () => {
  await click('away')
  await isAt('/other')
})

test('a link is stopped with unsaved input, and followed after the user confirms', async () => {
  dirty.add('first')
  await click('away')
  await isAt('/start')
  expect(window.location.pathname).toBe('/start')
  await click('stay')
  expect(question()).toBeUndefined()
  await click('away')
  await click('leave')
  await isAt('/other')
  expect(question()).toBeUndefined()
})

test('Back is reverted with unsaved input, and repeated after the user confirms', async () => {
  await click('away')
  await isAt('/other')
  dirty.add('first')
  back()
  await waitFor(() => screen.getByText('stay'))
  await waitFor(() => expect(window.location.pathname).toBe('/other'))
  await isAt('/other')
  await click('stay')
  back()
  await waitFor(() => screen.getByText('leave'))
  await waitFor(() => expect(window.location.pathname).toBe('/other'))
  await click('leave')
  await isAt('/start')
  expect(window.location.pathname).toBe('/start')
})

test('Back stays blocked while the question is open, and Forward is blocked too', async () => {
  await click('away')
  await isAt('/other')
  back()
  await isAt('/start')
  dirty.add('first')
  act(() => window.history.forward())
  await waitFor(() => screen.getByText('stay'))
  await waitFor(() => expect(window.location.pathname).toBe('/start'))
  act(() => window.history.forward())
  await waitFor(() => expect(window.location.pathname).toBe('/start'))
  await click('leave')
  await isAt('/other')
})

test('changing only the query is not stopped', async () => {
  dirty.add('first')
  await click('turn')
  await isAt('/start?page=2')
})

test('of several forms the one with unsaved input asks, and a form that is gone does not', async () => {
  await click('second form')
  dirty.add('second')
  await click('away')
  expect(question()).toBe('second')
  await click('stay')
  dirty.add('first')
  dirty.delete('second')
  await click('away')
  expect(question()).toBe('first')
  await click('stay')
  dirty.delete('first')
  dirty.add('second')
  await click('second form')
  await click('away')
  await isAt('/other')
})

test('closing the tab is prevented only with unsaved input', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  dirty.add('first')
  expect(close()).toBe(true)
})
