import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { CanParams } from '@refinedev/core'
import { evaluateAccess } from '../access/evaluate'
import { readSession, subscribeToSession, whenSessionEnds } from '#base/session/session'
import { checkOf } from './check'

/** Whether a query of refine is answered by the session: `useIsAuthenticated`, `useGetIdentity`, `useCan`, and so on. */
const isOfSession = ([scope]: QueryKey): boolean => scope === 'auth' || scope === 'access'

/**
 * Answers refine's queries about the session from the session, at the moment when they are created and whenever the
 * session changes. Without it they have no data at the first render and for a new key, keep the answers of the session
 * before, and are removed when a session ends while components still observe them.
 */
export function answerFromSession(client: QueryClient): void {
  for (const scope of ['auth', 'access']) client.setQueryDefaults([scope], { staleTime: Infinity })
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'added') answer(query)
  })
  subscribeToSession(() => notifyManager.batch(() => cache.getAll().forEach(answer)))
  whenSessionEnds(() => {
    client.removeQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) })
    client.getMutationCache().clear()
  })
}

function answer(query: Query): void {
  const data = answerOf(query.queryKey)
  if (data !== undefined) query.setData(data)
}

/** What the session answers to a query; undefined for all other queries, and while the session is not known. */
function answerOf([scope, ...rest]: QueryKey): unknown {
  const session = readSession()
  if (!session.isInitialized) return undefined
  if (scope === 'auth')
    switch (rest[0]) {
      case 'check':
        return checkOf(session)
      case 'identity':
        return session.user
      case 'permissions':
        return session.permissions
    }
  return scope === 'access' ? evaluateAccess(session.permissions, questionOf(rest)) : undefined
}

/** The question in a key of `useCan`: resource (undefined without one), action, and an object with the parameters. */
function questionOf([resource, action, options]: readonly unknown[]): CanParams {
  const { params } = (options ?? {}) as Pick<CanParams, 'params'>
  return { resource: resource as string | undefined, action: action as string, ...(params && { params }) }
}
