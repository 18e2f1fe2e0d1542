import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../database'
import { sharedSecret } from './secret'

/**
 * A keyed hash of some texts: without the secret, the texts cannot be guessed from their hashes. The secret is stored
 * in the database too, so this protects against a leaked database only where SECRET_KEY is set.
 */
export type Digest = (...texts: readonly string[]) => Buffer

/**
 * HMAC-SHA256 with a secret of its own. Each text is preceded by its length, so that different lists never hash the
 * same input.
 */
export async function createDigest(database: Queryable, key?: string): Promise<Digest> {
  const secret = await sharedSecret(database, 'digest', key)
  return (...texts) => {
    const hmac = createHmac('sha256', secret)
    for (const text of texts) hmac.update(`${Buffer.byteLength(text)}:`).update(text)
    return hmac.digest()
  }
}

/**
 * Compares two texts in constant time. Signatures are compared as text, because several encodings may stand for the
 * same bytes.
 */
export function sameText(value: string, other: string): boolean {
  const [first, second] = [Buffer.from(value), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
