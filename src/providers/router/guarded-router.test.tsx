import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Link, Outlet, useRouteError, type DataRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGuardedRouter, GuardedRouter, useIsNavigating } from './guarded-router'

let router: DataRouter
let arrive: () => void
let page: Promise<void>

function Root() {
  const isNavigating = useIsNavigating()
  return (
    <>
      <p>{isNavigating ? 'navigating' : 'arrived'}</p>
      <Link to="/slow">slow</Link>
      <Suspense fallback="a skeleton">
        <Outlet />
      </Suspense>
    </>
  )
}
function Slow() {
  use(page)
  return <p>the slow page</p>
}
function Broken(): never {
  throw new Error('does not render')
}
const Failed = () => <p>{(useRouteError() as Error).message}</p>

beforeEach(() => {
  window.history.pushState(null, '', '/start')
  page = new Promise((resolve) => {
    arrive = resolve
  })
})
afterEach(() => {
  cleanup()
  router.dispose()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.restoreAllMocks()
})

test('a page stays until the next one has loaded, and meanwhile the router is navigating', async () => {
  const routes = [
    { path: '/start', element: <p>the first page</p> },
    { path: '/slow', element: <Slow /> },
  ]
  router = createGuardedRouter({ root: <Root />, routes })
  render(<GuardedRouter router={router} />)
  screen.getByText('arrived')
  // Inside `act` React does not retry a transition that waits for a promise.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  screen.getByText('slow').click()
  expect(window.location.pathname).toBe('/slow')
  await screen.findByText('navigating')
  screen.getByText('the first page')
  expect(screen.queryByText('a skeleton')).toBeNull()
  arrive()
  await screen.findByText('the slow page')
  screen.getByText('arrived')
})

test('if the root does not render, the failure is shown and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  router = createGuardedRouter({
    root: <Broken />,
    failed: <Failed />,
    routes: [{ path: '*', element: null }],
  })
  render(<GuardedRouter router={router} />)
  await waitFor(() => screen.getByText('does not render'))
  expect(log).toHaveBeenCalledWith('The application failed', expect.any(Error))
})
