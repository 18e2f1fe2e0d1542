import {
  Authenticated,
  CanAccess,
  keys,
  Refine,
  useCan,
  useGetIdentity,
  useInvalidateAuthStore,
  usePermissions,
  type AuthProvider,
} from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessControlProvider } from '#providers/access'
import { beginSession, endSession, type Account } from '#base/session/session'
import { authProvider } from './auth-provider'
import { answerFromSession } from './session-queries'

const user: Account = { id: 'u', displayName: 'Ada', email: 'a@b.example', photoURL: null, role: 'user' }

const plainClient = () => new QueryClient()
function ourClient(): QueryClient {
  const client = new QueryClient()
  answerFromSession(client, { authProvider, accessControlProvider })
  return client
}

const page = (client: QueryClient, children: ReactNode, provider: AuthProvider = authProvider) => (
  <Refine
    authProvider={provider}
    accessControlProvider={accessControlProvider}
    options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
  >
    {children}
  </Refine>
)
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

beforeEach(() => beginSession(user, { products: ['read'], posts: [] }))
afterEach(() => {
  cleanup()
  endSession()
})

describe('CanAccess, as refine documents it', () => {
  const access = (resource: string) => (
    <CanAccess resource={resource} action="list" fallback={<p>refused</p>}>
      <p>granted</p>
    </CanAccess>
  )

  test('answers at the first render; with a client of its own it renders nothing', async () => {
    render(page(ourClient(), access('products')))
    expect(document.body.textContent).toBe('granted')
    cleanup()
    render(page(plainClient(), access('products')))
    expect(document.body.textContent).toBe('')
    await later()
    expect(document.body.textContent).toBe('granted')
  })

  test('shows the fallback at the first render', () => {
    render(page(ourClient(), access('posts')))
    expect(document.body.textContent).toBe('refused')
  })

  test('waits until it is known whether a user is signed in', async () => {
    vi.resetModules()
    const fresh = await import('#base/session/session')
    const { accessControlProvider: provider } = await import('#providers/access')
    let answered: boolean | undefined
    void provider.can({ resource: 'products', action: 'list' }).then(({ can }) => (answered = can))
    await later()
    expect(answered).toBeUndefined()
    fresh.beginSession(user, { products: ['read'] })
    await later()
    expect(answered).toBe(true)
  })
})

describe('useCan', () => {
  /** The answers of each render, while the question changes from products to posts. */
  async function rendersOf(client: QueryClient): Promise<(boolean | undefined)[]> {
    const answers: (boolean | undefined)[] = []
    const Asking = ({ resource }: { resource: string }) => {
      answers.push(useCan({ resource, action: 'list' }).data?.can)
      return null
    }
    const { rerender } = render(page(client, <Asking resource="products" />))
    await later()
    answers.length = 0
    rerender(page(client, <Asking resource="posts" />))
    await later()
    return answers
  }

  test('has the answer to a new question at once, and renders no second time', async () => {
    expect(await rendersOf(ourClient())).toEqual([false])
    expect((await rendersOf(plainClient())).length).toBeGreaterThan(1)
  })

  test('is answered again when the permissions change, without a request', async () => {
    const Asking = () => <p>{String(useCan({ resource: 'posts', action: 'edit' }).data?.can)}</p>
    render(page(ourClient(), <Asking />))
    expect(document.body.textContent).toBe('false')
    act(() => beginSession(user, { posts: ['update'] }))
    await waitFor(() => expect(document.body.textContent).toBe('true'))
  })

  test('has the key that is parsed here', () => {
    const client = ourClient()
    const params = { params: { id: '1', row: { _can: ['update'] } } }
    const key = keys().access().resource('posts').action('edit').params(params).get()
    client.getQueryCache().build(client, { queryKey: key })
    expect(client.getQueryData(key)).toEqual({ can: true })
  })
})

describe('identity and permissions', () => {
  const Shown = () => {
    const { data: identity } = useGetIdentity<Account | null>()
    const { data: permissions } = usePermissions<object>({})
    return <p>{`${identity?.displayName ?? 'none'} ${JSON.stringify(permissions)}`}</p>
  }

  test('are there at the first render, and change with the session', async () => {
    render(page(ourClient(), <Shown />))
    expect(document.body.textContent).toBe('Ada {"products":["read"],"posts":[]}')
    act(() => endSession('left'))
    await waitFor(() => expect(document.body.textContent).toBe('none {}'))
    act(() => beginSession({ ...user, displayName: 'Grace' }, { users: ['read'] }))
    await waitFor(() => expect(document.body.textContent).toBe('Grace {"users":["read"]}'))
  })

  test('of the session before stay in a plain client', async () => {
    render(page(plainClient(), <Shown />))
    await waitFor(() => expect(document.body.textContent).toContain('Ada'))
    act(() => endSession('left'))
    await later()
    expect(document.body.textContent).toContain('Ada')
  })

  test('all other data is removed at the end of a session', () => {
    const client = ourClient()
    client.setQueryData(['data', 'default', 'products'], [1])
    endSession('left')
    expect(client.getQueryData(['data', 'default', 'products'])).toBeUndefined()
  })
})

describe('Authenticated, as refine documents it', () => {
  const Form = () => {
    const invalidate = useInvalidateAuthStore()
    return (
      <>
        <input aria-label="name" />
        <button onClick={() => void invalidate()}>check</button>
      </>
    )
  }
  const guarded = (
    <Authenticated key="form" fallback={<p>sign in</p>} loading={<p>loading</p>}>
      <Form />
    </Authenticated>
  )
  async function typedAfterCheck(client: QueryClient, provider: AuthProvider): Promise<string> {
    render(page(client, <Fragment key="page">{guarded}</Fragment>, provider))
    await userEvent.type(await screen.findByLabelText('name'), 'half')
    await userEvent.click(screen.getByText('check'))
    await later()
    return (await screen.findByLabelText<HTMLInputElement>('name')).value
  }

  test('shows its children at the first render, or the fallback', () => {
    render(page(ourClient(), guarded))
    screen.getByLabelText('name')
    cleanup()
    endSession('left')
    render(page(ourClient(), guarded))
    screen.getByText('sign in')
  })

  test('keeps what is typed while the session is checked again; a check that takes its time loses it', async () => {
    const slow: AuthProvider = {
      ...authProvider,
      check: async () => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        return { authenticated: true }
      },
    }
    expect(await typedAfterCheck(ourClient(), authProvider)).toBe('half')
    cleanup()
    expect(await typedAfterCheck(plainClient(), slow)).toBe('')
  })
})
