import { Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession, type Account } from '#base/session/session'
import { useSession } from '#base/session/use-session'
import { authProvider } from '#providers/auth/auth-provider'
import { answerFromSession } from '#providers/auth/session-queries'
import { useGetIdentity, useIsAuthenticated, usePermissions } from '#providers/auth/use-auth'
import { accessControlProvider, useAccess, useCan } from '.'

const user: Account = { id: 'u', displayName: 'Ada', email: 'a@b.example', photoURL: null, role: 'user' }
let client: QueryClient

const show = (Page: () => React.ReactNode) =>
  render(
    <Refine
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      <Page />
    </Refine>,
  )

beforeEach(() => {
  client = new QueryClient()
  answerFromSession(client, { authProvider, accessControlProvider })
  beginSession(user, { posts: ['update'] })
})
afterEach(() => {
  cleanup()
  endSession()
})

test('all hooks change in the same render as the session', () => {
  const renders: string[] = []
  show(() => {
    const seen = [
      useSession().user?.displayName,
      useGetIdentity().data?.displayName,
      useIsAuthenticated().data?.authenticated,
      usePermissions().data?.['posts']?.join(),
      useCan({ resource: 'posts', action: 'edit' }).data?.can,
      useAccess()({ resource: 'posts', action: 'edit' }),
    ]
    renders.push(seen.join(' '))
    return null
  })
  act(() => beginSession({ ...user, displayName: 'Grace' }, { posts: ['read'] }))
  act(() => endSession('left'))
  expect([...new Set(renders)]).toEqual([
    'Ada Ada true update true true',
    'Grace Grace true read false false',
    '  false  false false',
  ])
})

test('of a row only its id and its verbs are in the key of the query', () => {
  const row = { id: '1', _can: ['delete'], title: 'A long text' }
  const answers: (boolean | undefined)[] = []
  show(() => {
    answers.push(useCan({ resource: 'posts', action: 'delete', params: { id: '1', row } }).data?.can)
    answers.push(useCan({ resource: 'posts', action: 'edit', params: { id: '1', row } }).data?.can)
    return null
  })
  expect(answers).toEqual([true, false])
  const keys = JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  )
  expect(keys).toContain('"row":{"id":"1","_can":["delete"]}')
  expect(keys).not.toContain('A long text')
})

test('the rows of a list ask without a query, and render again only when the permissions change', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ id: String(index), _can: ['update'] }))
  let renders = 0
  const seen = new Set<unknown>()
  show(() => {
    const can = useAccess()
    seen.add(can)
    renders += 1
    return rows.map((row) => (
      <p key={row.id}>{String(can({ resource: 'posts', action: 'edit', params: { id: row.id, row } }))}</p>
    ))
  })
  expect(document.body.textContent).toBe('true'.repeat(100))
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  act(() => beginSession({ ...user, displayName: 'Grace' }, { posts: ['update'] }))
  expect(seen.size).toBe(1)
  expect(renders).toBeLessThanOrEqual(2)
})
