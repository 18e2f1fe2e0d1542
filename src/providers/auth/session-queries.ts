import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { AccessControlProvider, AuthProvider, CanParams } from '@refinedev/core'
import { subscribeToSession, whenSessionEnds } from '#base/session/session'
import { knownValue } from './session-answer'

interface Providers {
  readonly authProvider: AuthProvider
  readonly accessControlProvider: AccessControlProvider
}

/** Whether a query of refine is answered by the session: `useIsAuthenticated`, `useGetIdentity`, `useCan`, and so on. */
const isOfSession = ([scope]: QueryKey): boolean => scope === 'auth' || scope === 'access'

/**
 * Answers refine's queries about the session by its providers, at the moment when they are created and whenever the
 * session changes, where the providers know the answer without waiting. Without it they have no data at the first
 * render and for a new key, keep the answers of the session before, and are removed when a session ends while
 * components still observe them.
 */
export function answerFromSession(client: QueryClient, providers: Providers): void {
  for (const scope of ['auth', 'access']) client.setQueryDefaults([scope], { staleTime: Infinity })
  const cache = client.getQueryCache()
  const answer = (query: Query) => {
    const data = knownValue(ask(providers, query.queryKey))
    if (data !== undefined) query.setData(data)
  }
  cache.subscribe(({ type, query }) => {
    if (type === 'added') answer(query)
  })
  subscribeToSession(() => notifyManager.batch(() => cache.getAll().forEach(answer)))
  whenSessionEnds(() => {
    client.removeQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) })
    client.getMutationCache().clear()
  })
}

/** What the providers answer to a query; undefined for all other queries. */
function ask({ authProvider, accessControlProvider }: Providers, [scope, ...rest]: QueryKey): unknown {
  if (scope === 'access') return accessControlProvider.can(questionOf(rest))
  if (scope !== 'auth') return undefined
  switch (rest[0]) {
    case 'check':
      return authProvider.check()
    case 'identity':
      return authProvider.getIdentity?.()
    case 'permissions':
      return authProvider.getPermissions?.()
  }
  return undefined
}

/** The question in a key of `useCan`: resource (undefined without one), action, and an object with the parameters. */
function questionOf([resource, action, options]: readonly unknown[]): CanParams {
  const { params } = (options ?? {}) as Pick<CanParams, 'params'>
  return { resource: resource as string | undefined, action: action as string, ...(params && { params }) }
}
