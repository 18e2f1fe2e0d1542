import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Digest } from './digest'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** The key of a purpose: of the secret that all servers share. */
const keyOf = (digest: Digest, purpose: string): Buffer => digest('seal', purpose)

/**
 * Encrypts a text with the secret of the server (AES-256-GCM), so that a copy of the database does not reveal it where
 * SECRET_KEY is set.
 * @param purpose what it is, and of which record: it can only be read again for the same.
 */
export function seal(digest: Digest, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(digest, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The sealed text; undefined if it was sealed with another secret, for another purpose, or was changed. */
export function unseal(digest: Digest, purpose: string, sealed: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed)
  const textFrom = nonceBytes + tagBytes
  if (bytes.length < textFrom) return undefined
  try {
    const decipher = createDecipheriv(algorithm, keyOf(digest, purpose), bytes.subarray(0, nonceBytes))
    decipher.setAuthTag(bytes.subarray(nonceBytes, textFrom))
    return Buffer.concat([decipher.update(bytes.subarray(textFrom)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
