import { apiUrl } from '#text/api-base'
import { createListeners } from '../listeners'

/** The known state of the server. */
export interface Connectivity {
  /** It does not respond: there is no network, or it is down. */
  readonly isOffline: boolean
  /** It is under maintenance. */
  readonly isMaintenance: boolean
  /** It serves another build than that of the page. */
  readonly isOutdated: boolean
}

let connectivity: Connectivity = { isOffline: false, isMaintenance: false, isOutdated: false }
const changes = createListeners()
const returns = createListeners()

/** The current state. */
export const readConnectivity = (): Connectivity => connectivity

/** Calls back after each change; returns a function that unsubscribes. */
export const subscribeToConnectivity = changes.listen

/** Calls back each time the server is available again; returns a function that unsubscribes. */
export const whenBack = returns.listen

const isAway = ({ isOffline, isMaintenance }: Connectivity) => isOffline || isMaintenance

function learn(news: Partial<Connectivity>): void {
  const before = connectivity
  connectivity = { ...before, ...news }
  const isSame = (Object.keys(connectivity) as (keyof Connectivity)[]).every(
    (key) => connectivity[key] === before[key],
  )
  if (isSame) return
  changes.notify()
  if (isAway(before) && !isAway(connectivity)) returns.notify()
  if (isAway(connectivity)) askAgain()
}

/** Called when the server has responded. `build` is the build it serves, if the response has it. */
export function reportResponse(build: string | null | undefined): void {
  lastResponseAt = Date.now()
  learn({ isOffline: false, ...(build && { isOutdated: build !== pageBuild() }) })
}

/** Called when the server has responded that it is under maintenance. */
export const reportMaintenance = (): void => learn({ isMaintenance: true })

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The build of the page; undefined in development, which is never outdated. */
const pageBuild = (): string | undefined => metaOf('build') || undefined

const healthUrl = '/api/health/live'
/** After this time without a response from the health check the server counts as offline, in milliseconds. */
const timeoutMs = 5000

let probing: Promise<string | undefined> | undefined

/** Calls the health check. Resolves with the build that the server serves, or undefined if it does not respond. */
export function probe(): Promise<string | undefined> {
  probing ??= ask().finally(() => (probing = undefined))
  return probing
}

async function ask(): Promise<string | undefined> {
  try {
    const response = await fetch(apiUrl(healthUrl), {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { maintenance = false } = (await response.json()) as { maintenance?: boolean }
    const build = response.headers.get('x-build')
    reportResponse(build)
    learn({ isMaintenance: maintenance })
    return build ?? undefined
  } catch {
    learn({ isOffline: true })
    return undefined
  }
}

const [soonest, latest] = [2000, 30_000]
let timer: ReturnType<typeof setTimeout> | undefined
let wait = soonest

/** Probes with growing delays until the server responds. */
function askAgain(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    wait = Math.min(latest, wait * 2)
    void probe().then(() => (isAway(connectivity) ? askAgain() : (wait = soonest)))
  }, wait)
}

/** A page that was in the background for this long checks for a new version, in milliseconds. */
const longAgo = 5 * 60_000
let lastResponseAt = Date.now()

/** Follows the network state, and probes the server when the page becomes visible again after a while. */
export function watchConnectivity(): void {
  if (metaOf('maintenance') === 'on') learn({ isMaintenance: true })
  if (!navigator.onLine) learn({ isOffline: true })
  window.addEventListener('offline', () => learn({ isOffline: true }))
  window.addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResponseAt > longAgo) void probe()
  })
}
