import { createECDH } from 'node:crypto'
import type { Services } from '#server/write/services/services'

/** The key pair with which this server identifies itself to push services (RFC 8292). */
export interface Vapid {
  /** The public key as browsers need it, in base64url. */
  readonly publicKey: string
  readonly privateJwk: JsonWebKey
}

/** The key pair of all servers of a database, derived from its secret: it needs no settings, and stays the same. */
export function vapidOf({ digest }: Pick<Services, 'digest'>): Vapid {
  const pair = createECDH('prime256v1')
  const secret = digest('push', 'vapid')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  return {
    publicKey: point.toString('base64url'),
    privateJwk: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: secret.toString('base64url'),
    },
  }
}
