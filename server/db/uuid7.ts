import { randomFillSync } from 'node:crypto'

// Asking the system for random bytes costs more than using them: it is asked for many at a time.
const pool = Buffer.alloc(16 * 256)
let used = pool.length

let time = 0
/** How many were made in this millisecond, in twelve bits that begin anywhere in their lower half. */
let counter = 0

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, a counter (its section 6.2, method 1), then random. New ids lie
 * together in the index, and those of one process stand in the order in which they were made, even where the clock is
 * set back.
 */
export function uuid7(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  step(pool.readUInt16BE(used + 6) & 0x7ff)
  const hex = pool.toString('hex', used + 8, used + 16)
  used += 16
  const at = time.toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(hex.slice(0, 1), 16) & 0x3) | 0x8).toString(16)
  return `${at.slice(0, 8)}-${at.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${variant}${hex.slice(1, 4)}-${hex.slice(4)}`
}

/** Goes on to the present millisecond with a new count, or counts on; a count that is full borrows the next one. */
function step(fresh: number): void {
  const now = Date.now()
  if (now > time) {
    time = now
    counter = fresh
  } else if (counter < 0xfff) counter++
  else {
    time++
    counter = fresh
  }
}
