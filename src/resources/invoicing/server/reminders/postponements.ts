import type { Services } from '#server/write/services/services'

interface Postponement {
  /** In milliseconds. */
  readonly until: number
  readonly version: number
}

/** Records whose due work could not be done and is tried again later, by server. They are kept in memory. */
export class Postponements {
  readonly #waiting = new WeakMap<Services, Map<string, Postponement>>()

  /** Whether a record still waits. With its version, a record that was changed meanwhile does not. */
  has(services: Services, id: string, version = 0): boolean {
    const waiting = this.#waiting.get(services)
    const found = waiting?.get(id)
    if (found && found.version === version && found.until > Date.now()) return true
    waiting?.delete(id)
    return false
  }

  /** Postpones the work of a record by some milliseconds. */
  add(services: Services, id: string, milliseconds: number, version = 0): void {
    const waiting = this.#waiting.get(services) ?? new Map<string, Postponement>()
    this.#waiting.set(services, waiting.set(id, { until: Date.now() + milliseconds, version }))
  }
}
