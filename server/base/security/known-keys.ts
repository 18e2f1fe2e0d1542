const maxKnown = 5000

/** API keys that were recently validated, so that requests can be counted by key before the database is queried. */
export interface KnownKeys {
  /** The hash of a key that was validated; undefined for unknown keys. */
  find(key: string): string | undefined
  note(key: string, isValid: boolean): void
}

/** Caches hashes of keys, never the keys. */
export function createKnownKeys(digest: (purpose: string, text: string) => string): KnownKeys {
  const known = new Set<string>()
  return {
    find(key) {
      const hash = digest('known api key', key)
      return known.has(hash) ? hash : undefined
    },
    note(key, isValid) {
      const hash = digest('known api key', key)
      known.delete(hash)
      if (!isValid) return
      if (known.size >= maxKnown) known.delete(known.values().next().value as string)
      known.add(hash)
    },
  }
}
