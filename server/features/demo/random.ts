/**
 * A random number generator that returns the same sequence for the same seed, so that demo data is the same on every
 * machine (mulberry32).
 */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, whole, pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number] }
}

/** The generator of a resource: its demo data does not change when that of another resource does. */
export const randomOf = (resource: string): Random =>
  createRandom(
    [...resource].reduce((seed, character) => Math.imul(seed, 31) + character.charCodeAt(0), 20_261_120),
  )
