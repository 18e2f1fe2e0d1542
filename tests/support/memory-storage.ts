/** A `Storage` in memory, with the stored keys as own properties, as in a browser. */
export function createMemoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
    get length() {
      return Object.keys(this).length
    },
  }
  return Object.create(methods) as Storage
}
