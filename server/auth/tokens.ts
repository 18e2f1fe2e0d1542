import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Queryable } from '../db/database'

const algorithm = 'HS256'
const issuer = 'corridor'

export interface Tokens {
  /** A token for a session, until `expiresAt` (milliseconds since 1970). */
  sign(userId: string, sessionId: string, expiresAt: number): Promise<string>
  /** The session of a token, or undefined where it is forged, foreign, expired or malformed. */
  verify(token: string): Promise<string | undefined>
}

/** The secret that all servers of this database sign with; made on the first start. */
async function signingSecret(database: Queryable): Promise<Uint8Array> {
  await database.query({
    text: `insert into "secrets" ("name", "value") values ('jwt', $1) on conflict do nothing`,
    values: [randomBytes(32)],
  })
  const [row] = await database.query<{ value: Buffer }>({
    text: `select "value" from "secrets" where "name" = 'jwt'`,
  })
  if (!row) throw new Error('The signing secret is missing')
  return new Uint8Array(row.value)
}

/** Signs and verifies access tokens: HS256 and nothing else, with the session's id inside. */
export async function createTokens(database: Queryable): Promise<Tokens> {
  const secret = await signingSecret(database)
  return {
    sign: (userId, sessionId, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], issuer })
        return typeof payload.sid === 'string' ? payload.sid : undefined
      } catch {
        return undefined
      }
    },
  }
}
