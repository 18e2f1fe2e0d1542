import { createListeners } from '../listeners'

/** What is known of the server that the page came from. */
export interface Connectivity {
  /** It does not answer: there is no network, or it is away. */
  readonly isOffline: boolean
  /** Somebody works on the installation. */
  readonly isMaintenance: boolean
  /** It serves another build than the page's. */
  readonly isOutdated: boolean
}

let connectivity: Connectivity = { isOffline: false, isMaintenance: false, isOutdated: false }
const changes = createListeners()
const returns = createListeners()

/** What is known now. */
export const readConnectivity = (): Connectivity => connectivity

/** Calls back after each change; answers how to stop it. */
export const subscribeToConnectivity = changes.listen

/** Calls back each time the server serves again after it did not; answers how to stop it. */
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

/** The server answered. `build` is the one it serves, where the answer says so. */
export function reportResponse(build: string | null | undefined): void {
  lastResponseAt = Date.now()
  learn({ isOffline: false, ...(build && { isOutdated: build !== pageBuild() }) })
}

/** The server answered that somebody works on the installation. */
export const reportMaintenance = (): void => learn({ isMaintenance: true })

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The build of the page; of what is not built, none, which is never outdated. */
const pageBuild = (): string | undefined => metaOf('build') || undefined

const healthUrl = '/api/health/live'
/** A server that takes longer to say that it lives is as good as away, in milliseconds. */
const timeoutMs = 5000

let probing: Promise<string | undefined> | undefined

/** Asks the server whether it serves. Resolves with the build that it serves, or nothing where it does not answer. */
export function probe(): Promise<string | undefined> {
  probing ??= ask().finally(() => (probing = undefined))
  return probing
}

async function ask(): Promise<string | undefined> {
  try {
    const response = await fetch(healthUrl, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
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

/** Asks until the server serves, more and more patiently. */
function askAgain(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    wait = Math.min(latest, wait * 2)
    void probe().then(() => (isAway(connectivity) ? askAgain() : (wait = soonest)))
  }, wait)
}

/** A page that was not looked at for this long asks whether there is a newer one, in milliseconds. */
const longAgo = 5 * 60_000
let lastResponseAt = Date.now()

/** Follows the network, and looks for the server whenever the page is looked at again after a while. */
export function watchConnectivity(): void {
  if (metaOf('maintenance') === 'on') learn({ isMaintenance: true })
  if (!navigator.onLine) learn({ isOffline: true })
  window.addEventListener('offline', () => learn({ isOffline: true }))
  window.addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResponseAt > longAgo) void probe()
  })
}
