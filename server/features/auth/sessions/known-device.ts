import { randomBytes } from 'node:crypto'
import type { OwnRequest } from '#server/write/services/services'
import { sameText, type Digest } from '#server/base/security/digest'

/** How long a browser stays known after its last sign-in, in seconds. */
export const deviceLife = 180 * 24 * 60 * 60

/** One cookie per account; its name does not reveal the email. */
const nameFor = (digest: Digest, email: string): string =>
  `corridor_device_${digest('device name', email).toString('hex').slice(0, 12)}`

const proofOf = (digest: Digest, email: string, id: string): string =>
  digest('device', email, id).subarray(0, 16).toString('base64url')

/**
 * The id of a browser that has signed in to this account before, from a cookie that only the server can create. Its
 * attempts are counted separately, so that others cannot use up the owner's limit. Does not query the database, so it
 * reveals nothing about whether the account exists.
 */
export function knownDevice(
  { services: { digest }, readCookie }: OwnRequest,
  email: string,
): string | undefined {
  const [id = '', proof = ''] = (readCookie(nameFor(digest, email)) ?? '').split('.')
  return id !== '' && sameText(proofOf(digest, email, id), proof) ? id : undefined
}

/** Marks the browser of the request as known for this account. */
export function rememberDevice(request: OwnRequest, email: string): void {
  const { digest } = request.services
  const id = knownDevice(request, email) ?? randomBytes(12).toString('base64url')
  request.keepCookie(nameFor(digest, email), `${id}.${proofOf(digest, email, id)}`, deviceLife)
}
