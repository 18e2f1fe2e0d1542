import { randomFillSync } from 'node:crypto'

// Asking the system for random bytes costs more than using them: it is asked for many at a time.
const pool = Buffer.alloc(16 * 256)
let used = pool.length

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random, so that new ids lie together in the index. */
export function uuid7(milliseconds: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const hex = pool.toString('hex', used + 6, used + 16)
  used += 16
  const time = milliseconds.toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(hex.slice(4, 5), 16) & 0x3) | 0x8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant}${hex.slice(5, 8)}-${hex.slice(8)}`
}
