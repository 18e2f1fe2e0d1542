import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../database'
import { sharedSecret } from './secret'

/**
 * A keyed hash of some texts: whoever sees hashes without the secret cannot try what they may have been. The secret stands
 * in the database as well, so that is true of whoever reads all of it only where SECRET_KEY is set.
 */
export type Digest = (...texts: readonly string[]) => Buffer

/** HMAC-SHA256 with a secret of its own, each text behind its length, so that no two lists look alike. */
export async function createDigest(database: Queryable, key?: string): Promise<Digest> {
  const secret = await sharedSecret(database, 'digest', key)
  return (...texts) => {
    const hmac = createHmac('sha256', secret)
    for (const text of texts) hmac.update(`${Buffer.byteLength(text)}:`).update(text)
    return hmac.digest()
  }
}

/**
 * Whether two texts are the same, told in a time that says nothing of where they differ. Signatures are compared as they
 * are written: several writings may stand for the same bytes.
 */
export function sameText(value: string, other: string): boolean {
  const [first, second] = [Buffer.from(value), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
