import type { App } from '../any-resource'
import { faultsOf } from './faults'

/**
 * Refuses declarations with contradictions that types cannot express. The server and the migrations call it, so that
 * the browser, which only gets valid declarations, does not need this code.
 * @throws Error with one line for each fault.
 */
export function requireSound(app: App): void {
  const faults = appFaults(app)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The faults of all declarations together, one sentence each. */
export function appFaults(app: App): string[] {
  return [...Object.values(app).flatMap((resource) => faultsOf(app, resource)), ...callFaults(app)]
}

/** Of two calls with the same address, one would never be reached. */
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
