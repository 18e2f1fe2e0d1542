import { initialized, readSession, type Session } from '#base/session/session'

/**
 * An answer of a provider from the session. If the session is known, the promise has the fields by which React's `use`
 * reads a promise without waiting.
 */
export function answerOf<Answer>(read: (session: Session) => Answer): Promise<Answer> {
  const session = readSession()
  if (!session.isInitialized) return initialized().then(read)
  const value = read(session)
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** The value of an answer that is known; undefined while the session is not. */
export const knownValue = (answer: unknown): unknown =>
  (answer as { readonly value?: unknown } | undefined)?.value
