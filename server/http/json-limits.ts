import { Problem } from '../base/errors/problem'

/** JSON nests this deep at most: whatever walks through it walks recursively. */
const deepest = 64
/** An object has at most so many keys, a list so many entries, and all of it together so many values. */
const maxKeys = 1000
const maxEntries = 10_000
const maxValues = 50_000

/**
 * Refuses JSON that is larger in any of these ways, before anything else looks at it.
 * @throws Problem malformed where it is nested too deep; tooLarge.
 */
export function requireBounded(json: unknown): void {
  let values = 0
  const look = (value: unknown, levels: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (levels === 0) throw new Problem({ kind: 'malformed' })
    const inner = Array.isArray(value) ? value : Object.values(value)
    values += inner.length
    if (inner.length > (Array.isArray(value) ? maxEntries : maxKeys) || values > maxValues)
      throw new Problem({ kind: 'tooLarge' })
    for (const each of inner) look(each, levels - 1)
  }
  look(json, deepest)
}
