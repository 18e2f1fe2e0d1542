import { Problem } from '../base/errors/problem'

/** Maximum nesting depth of JSON, since it is processed recursively. */
const deepest = 64
/**
 * Maximum number of keys per object, of entries per list, and of values in total. Lists may be longer than endpoints
 * accept, so that an endpoint refuses them with its own limit.
 */
const maxKeys = 1000
const maxEntries = 20_000
const maxValues = 50_000

/**
 * Rejects JSON that exceeds one of these limits, before it is processed.
 * @throws Problem `malformed` if it is nested too deeply; `tooLarge`.
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
