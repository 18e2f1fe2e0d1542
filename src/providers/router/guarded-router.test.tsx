import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGuardedHistory, type GuardedHistory } from './guarded-history'
import { GuardedRouter, useLeaveGuard } from './guarded-router'

let isDirty = false
const whetherDirty = () => isDirty

function Here() {
  const { pathname, search } = useLocation()
  const guard = useLeaveGuard(whetherDirty)
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/other">away</Link>
      <Link to="?page=2">turn</Link>
      {guard.isStopped && (
        <>
          <button onClick={guard.proceed}>leave</button>
          <button onClick={guard.stay}>stay</button>
        </>
      )}
    </>
  )
}

let history: GuardedHistory
beforeEach(() => {
  isDirty = false
  window.history.pushState(null, '', '/start')
  history = createGuardedHistory()
  render(
    <GuardedRouter history={history}>
      <Here />
    </GuardedRouter>,
  )
})
afterEach(cleanup)

const click = (name: string) => userEvent.click(screen.getByText(name))
const isAt = (path: string) => waitFor(() => screen.getByText(`at ${path}`))

test('navigation is not stopped without unsaved input', async () => {
  await click('away')
  await isAt('/other')
})

test('a link is stopped with unsaved input, and followed after the user confirms', async () => {
  isDirty = true
  await click('away')
  await isAt('/start')
  expect(window.location.pathname).toBe('/start')
  await click('stay')
  expect(screen.queryByText('leave')).toBeNull()
  await click('away')
  await click('leave')
  await isAt('/other')
})

test('Back is reverted with unsaved input, and repeated after the user confirms', async () => {
  await click('away')
  await isAt('/other')
  isDirty = true
  act(() => window.history.back())
  await waitFor(() => screen.getByText('stay'))
  await waitFor(() => expect(window.location.pathname).toBe('/other'))
  await isAt('/other')
  await click('stay')
  act(() => window.history.back())
  await waitFor(() => screen.getByText('leave'))
  await waitFor(() => expect(window.location.pathname).toBe('/other'))
  await click('leave')
  await isAt('/start')
  expect(window.location.pathname).toBe('/start')
})

test('changing only the query is not stopped', async () => {
  isDirty = true
  await click('turn')
  await isAt('/start?page=2')
})

test('closing the tab is prevented only with unsaved input', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  isDirty = true
  expect(close()).toBe(true)
})
