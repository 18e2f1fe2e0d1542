import type { App } from './any-resource'
import { faultsOf } from './faults'

/**
 * Refuses declarations that contradict themselves in a way that their types cannot say. The server and the migrations
 * ask, so the browser, which gets only what they let through, need not carry the checks.
 * @throws Error with one line for each fault.
 */
export function requireSound(app: App): void {
  const faults = appFaults(app)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What is wrong with all declarations together, one sentence each. */
export function appFaults(app: App): string[] {
  return [...Object.values(app).flatMap((resource) => faultsOf(app, resource)), ...callFaults(app)]
}

/** Two calls of one address would hide one of them. */
function callFaults(app: App): string[] {
  const seen = new Set<string>()
  return Object.values(app).flatMap(({ name, wire }) => {
    const { own, ...defaults } = wire ?? {}
    return [...Object.values(defaults), ...Object.values(own ?? {})].flatMap(({ method, path }) => {
      const call = `${method} ${path}`
      const isTwice = seen.has(call)
      seen.add(call)
      return isTwice ? [`${name}: ${call} is declared twice`] : []
    })
  })
}
