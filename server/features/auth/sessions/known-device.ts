import { randomBytes } from 'node:crypto'
import type { OwnRequest } from '#server/write/services/services'
import { sameText, type Digest } from '#server/base/security/digest'

/** So long a browser is known after its last sign-in, in seconds. */
export const deviceLife = 180 * 24 * 60 * 60

/** A cookie for each account that was signed in to; it does not tell which account that is. */
const nameFor = (digest: Digest, email: string): string =>
  `corridor_device_${digest('device name', email).toString('hex').slice(0, 12)}`

const proofOf = (digest: Digest, email: string, id: string): string =>
  digest('device', email, id).subarray(0, 16).toString('base64url')

/**
 * The id of the browser where somebody has signed in to this account with it, by a cookie that only the server can make.
 * Its attempts are counted apart, so that others cannot use up those of the owner. The database is not asked: nobody
 * learns whether there is such an account.
 */
export function knownDevice(
  { services: { digest }, readCookie }: OwnRequest,
  email: string,
): string | undefined {
  const [id = '', proof = ''] = (readCookie(nameFor(digest, email)) ?? '').split('.')
  return id !== '' && sameText(proofOf(digest, email, id), proof) ? id : undefined
}

/** Makes the browser of whoever has just signed in known for this account. */
export function rememberDevice(request: OwnRequest, email: string): void {
  const { digest } = request.services
  const id = knownDevice(request, email) ?? randomBytes(12).toString('base64url')
  request.keepCookie(nameFor(digest, email), `${id}.${proofOf(digest, email, id)}`, deviceLife)
}
