import { createListeners } from '../listeners'

/** What is known of the server that the page came from. */
export interface Reach {
  /** It does not answer: there is no network, or it is away. */
  readonly isOffline: boolean
  /** Somebody works on the installation. */
  readonly isMaintenance: boolean
  /** It serves another build than the page's. */
  readonly isOutdated: boolean
}

let reach: Reach = { isOffline: false, isMaintenance: false, isOutdated: false }
const changes = createListeners()
const returns = createListeners()

/** What is known now. */
export const readReach = (): Reach => reach

/** Calls back after each change; answers how to stop it. */
export const subscribeToReach = changes.listen

/** Calls back each time the server serves again after it did not; answers how to stop it. */
export const whenBack = returns.listen

const isAway = ({ isOffline, isMaintenance }: Reach) => isOffline || isMaintenance

function learn(news: Partial<Reach>): void {
  const before = reach
  reach = { ...before, ...news }
  const isSame = (Object.keys(reach) as (keyof Reach)[]).every((key) => reach[key] === before[key])
  if (isSame) return
  changes.tell()
  if (isAway(before) && !isAway(reach)) returns.tell()
  if (isAway(reach)) askAgain()
}

/** The server answered. `build` is the one it serves, where the answer says so. */
export function heard(build: string | null | undefined): void {
  lastHeard = Date.now()
  learn({ isOffline: false, ...(build && { isOutdated: build !== pageBuild() }) })
}

/** The server answered that somebody works on the installation. */
export const heardMaintenance = (): void => learn({ isMaintenance: true })

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The build of the page; of what is not built, none, which is never outdated. */
const pageBuild = (): string | undefined => metaOf('build') || undefined

const healthUrl = '/api/health/live'
/** A server that takes longer to say that it lives is as good as away, in milliseconds. */
const patience = 5000

let probing: Promise<string | undefined> | undefined

/** Asks the server whether it serves. Resolves with the build that it serves, or nothing where it does not answer. */
export function probe(): Promise<string | undefined> {
  probing ??= ask().finally(() => (probing = undefined))
  return probing
}

async function ask(): Promise<string | undefined> {
  try {
    const response = await fetch(healthUrl, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const { maintenance = false } = (await response.json()) as { maintenance?: boolean }
    const build = response.headers.get('x-build')
    heard(build)
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
    void probe().then(() => (isAway(reach) ? askAgain() : (wait = soonest)))
  }, wait)
}

/** A page that was not looked at for this long asks whether there is a newer one, in milliseconds. */
const longAgo = 5 * 60_000
let lastHeard = Date.now()

/** Follows the network, and looks for the server whenever the page is looked at again after a while. */
export function watchReach(): void {
  if (metaOf('maintenance') === 'on') learn({ isMaintenance: true })
  if (!navigator.onLine) learn({ isOffline: true })
  window.addEventListener('offline', () => learn({ isOffline: true }))
  window.addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastHeard > longAgo) void probe()
  })
}
