import { randomBytes } from 'node:crypto'
import type { Digest } from '#server/base/security/digest'

const bytes = 24

/** The form of a secret: 192 bits as text that needs no encoding in an address. */
export const secretForm = /^[\w-]{32}$/

/** A new secret, which cannot be guessed. */
export const newSecret = (): string => randomBytes(bytes).toString('base64url')

/**
 * The secret of a link in a mail: every attempt to send the mail has the same one, although it is not stored. It cannot
 * be computed without the secret of the server.
 */
export const secretForMail = (digest: Digest, link: string): string =>
  digest('document link of a mail', link).subarray(0, bytes).toString('base64url')

/** What is stored of a secret. */
export const hashOf = (digest: Digest, secret: string): Buffer => digest('document link', secret)

/** The address of the page of a link. */
export const addressOfLink = (publicUrl: string, secret: string): string => `${publicUrl}/i/${secret}`

/** A path as it may be logged: without the secret of a link, an invitation or a feed. */
export const withoutLinkSecret = (path: string): string =>
  path.replace(/^(\/[ir]|\/api\/feeds)\/[^/?]*/, '$1/…')
