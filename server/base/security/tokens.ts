import { jwtVerify, SignJWT } from 'jose'
import type { Queryable } from '../database'
import { sharedSecret } from './secret'

const algorithm = 'HS256'
const issuer = 'corridor'
/** The form of a token in an Authorization header. */
export const bearerForm = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/
/** A different issuer, so that a ticket is not accepted as a token or a token as a ticket. */
const ticketIssuer = 'corridor second factor'

/** The user whose password was correct, and the state of their credentials at that time. */
export interface Ticket {
  readonly userId: string
  readonly standing: string
}

export interface Tokens {
  /** A token for a session, until `expiresAt` (milliseconds since 1970). */
  sign(userId: string, sessionId: string, expiresAt: number): Promise<string>
  /** The session id of a token; undefined where it is forged, foreign, expired or malformed. */
  verify(token: string): Promise<string | undefined>
  /** A ticket that replaces the password until the code of the second factor is entered; valid for five minutes. */
  signTicket(ticket: Ticket): Promise<string>
  /** The content of a ticket; undefined where it is forged or expired. */
  readTicket(text: string): Promise<Ticket | undefined>
}

/** Signs and verifies access tokens: HS256 only, with the session's id inside. */
export async function createTokens(database: Queryable, key?: string): Promise<Tokens> {
  const secret = new Uint8Array(await sharedSecret(database, 'jwt', key))
  return {
    sign: (userId, sessionId, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret),
    signTicket: ({ userId, standing }) =>
      new SignJWT({ standing })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(ticketIssuer)
        .setSubject(userId)
        .setExpirationTime('5 minutes')
        .sign(secret),
    async readTicket(text) {
      try {
        const { payload } = await jwtVerify(text, secret, { algorithms: [algorithm], issuer: ticketIssuer })
        const { exp, sub, standing } = payload
        return exp === undefined || sub === undefined
          ? undefined
          : { userId: sub, standing: String(standing) }
      } catch {
        return undefined
      }
    },
    verify: remembering(async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], issuer })
        const { sid, exp } = payload
        return typeof sid === 'string' && exp !== undefined ? { session: sid, endsAt: exp * 1000 } : undefined
      } catch {
        return undefined
      }
    }),
  }
}

interface Verified {
  readonly session: string
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

const maxTokens = 5000

/**
 * Caches verified signatures: they cannot change, and verifying one takes as long as reading a record. The expiry is
 * checked on every call; whether the session is still open is checked by the caller, in the database.
 */
function remembering(
  verify: (token: string) => Promise<Verified | undefined>,
): (token: string) => Promise<string | undefined> {
  const verified = new Map<string, Verified>()
  return async (token) => {
    let found = verified.get(token)
    if (!found) {
      found = await verify(token)
      if (!found) return undefined
      if (verified.size >= maxTokens) verified.delete(verified.keys().next().value as string)
      verified.set(token, found)
    }
    return found.endsAt > Date.now() ? found.session : undefined
  }
}
