import { awaitsCode, readSession } from '#base/session/session'

/** Whose address waits for a code, in this tab alone: what the pages of registration and reset hand on to each other. */
export interface Pending {
  readonly email: string
  /** The registration that the code belongs to, where there is one. */
  readonly registration?: string
}

const key = 'pendingAddress'

/** Keeps whose address waits for a code, also over a reload. */
export const keepPending = (pending: Pending): void => sessionStorage.setItem(key, JSON.stringify(pending))

export const forgetPending = (): void => sessionStorage.removeItem(key)

/** Whose address waits for a code: of whoever has registered, else what this tab knows; an empty one where nobody said. */
export function readPending(): Pending {
  const session = readSession()
  if (session.user && awaitsCode(session)) return { email: session.user.email, registration: session.user.id }
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Pending>
    return { ...stored, email: stored.email ?? '' }
  } catch {
    return { email: '' }
  }
}
