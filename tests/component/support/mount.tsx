import { act, cleanup, configure, fireEvent, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { startSession as openSession } from '#server/features/auth/account'
import type { Role } from '#define/access'
import type { CustomScreens } from '#providers/custom-screens'
import { startSession } from '#providers/auth/start-session'
import { endSession } from '#base/session/session'
import { startI18n } from '#base/i18n/i18n'
import type { Language } from '#base/i18n/languages'
import { queryClient } from '#providers/query-client'
import { GuardedRouter } from '#providers/router/guarded-router'
import { createAppRouter } from '#root'
import type { World } from '#tests/contract/support/worlds/world'
import { addMissing } from './missing-in-jsdom'

export interface Mounted {
  readonly user: UserEvent
  /** The requests of the page since it was mounted, for example 'PATCH /api/products/…', with their bodies if they are JSON. */
  readonly calls: Call[]
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly headers: Headers
}

interface MountOptions {
  readonly world: World
  readonly path: string
  /** The signed-in user; null for a guest. */
  readonly role?: Role | null
  readonly language?: Language
  /** Handlers that replace the server, for responses that it cannot be made to give. */
  readonly instead?: readonly RequestHandler[]
  /** Custom screens; without them pages are generated from their declarations alone. */
  readonly custom?: CustomScreens
}

const network = setupServer()
/** Requests of the page without a response yet. */
const inFlight = new Set<Promise<Response>>()
let endRouter: () => void = () => undefined
addMissing()

// Chunks load slowly without a build. Errors name the missing element instead of printing the page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Not found'),
})

/** Renders a page of the application for a signed-in user or a guest, with the real server in this process. */
export async function mount({
  world,
  path,
  role = 'admin',
  language = 'en',
  instead = [],
  custom,
}: MountOptions): Promise<Mounted> {
  const calls: Call[] = []
  const all = http.all('*/api/*', async ({ request }) => {
    const copy = request.clone()
    const text = await copy.text()
    const { pathname, search } = new URL(request.url)
    calls.push({
      method: request.method,
      path: pathname + search,
      body: text && isJson(request) ? JSON.parse(text) : undefined,
      headers: request.headers,
    })
    return answer(world, request)
  })
  network.listen({ onUnhandledRequest: 'error' })
  network.use(...instead, all)
  if (role) {
    const person = { id: world.people[role].id, role }
    const { accessToken } = await openSession(world.server.services, person, 'en', undefined)
    localStorage.setItem('accessToken', accessToken)
  }
  window.history.replaceState(null, '', path)
  await startI18n(language)
  await startSession()
  const router = createAppRouter({ app: world.app, custom })
  endRouter = () => router.dispose()
  await act(async () => {
    render(<GuardedRouter router={router} />)
  })
  return { user: userEvent.setup(), calls }
}

const isJson = ({ headers }: Request) => (headers.get('content-type') ?? '').includes('json')

async function answer(world: World, request: Request): Promise<Response> {
  const response = Promise.resolve(world.server.fetch(request))
  inFlight.add(response)
  return response.finally(() => inFlight.delete(response))
}

/** Appends to the value of an input letter by letter, faster than any pause, however slow the machine is. */
export function typeWithoutPause(input: HTMLInputElement, text: string): void {
  const { value } = input
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.change(input, { target: { value: value + text.slice(0, end) } })
}

/**
 * Unmounts the page, clears what it has stored, and waits for the responses of its requests: the database of a test
 * is closed after this.
 */
export async function unmount(): Promise<void> {
  await closePage()
  localStorage.clear()
  sessionStorage.clear()
}

/** Unmounts the page like `unmount`, but leaves what it has stored in the browser. */
export async function closePage(): Promise<void> {
  cleanup()
  endRouter()
  // Requests that follow from a response are awaited too.
  while (inFlight.size > 0) {
    await Promise.allSettled(inFlight)
    await new Promise((resolve) => setImmediate(resolve))
  }
  endSession()
  queryClient.clear()
  network.resetHandlers()
  network.close()
}
