import { awaitsCode, readSession } from '#base/session/session'

/**
 * The email address that a code was sent to, in this tab only; shared between the pages of registration and password
 * reset.
 */
export interface Pending {
  readonly email: string
  /** The registration that the code belongs to, if there is one. */
  readonly registration?: string
}

const key = 'pendingAddress'

/** Stores the address across a reload. */
export const keepPending = (pending: Pending): void => sessionStorage.setItem(key, JSON.stringify(pending))

export const forgetPending = (): void => sessionStorage.removeItem(key)

/**
 * The address that a code was sent to: that of the pending registration, else the one stored in this tab; empty if
 * there is none.
 */
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

/** The pending registration of an address, as the endpoints take it. */
export function registrationOf(email: string): { registration?: string } {
  const pending = readPending()
  return pending.registration && pending.email === email ? { registration: pending.registration } : {}
}

/** How long the user must wait before another code can be requested, in milliseconds. */
const pause = 60_000
const sentKey = 'codeSentAt'

/** Starts the wait for another code; it also applies after a reload. */
export const codeWasSent = (): void => sessionStorage.setItem(sentKey, String(Date.now()))

/** When another code can be requested, in milliseconds since 1970. */
export const nextCodeAt = (): number => Number(sessionStorage.getItem(sentKey) ?? 0) + pause
