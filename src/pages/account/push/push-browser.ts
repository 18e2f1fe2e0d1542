/** The subscription of this browser, as the server needs it. */
export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Whether this browser can show notifications of websites that are not open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether the user has blocked notifications of this site in the browser. */
export const isBlocked = (): boolean => Notification.permission === 'denied'

const workerUrl = '/push-worker.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The URL of the service worker as the policy of the pages demands it, in browsers with trusted types. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  return trustedTypes
    ? trustedTypes.createPolicy('pushWorker', { createScriptURL: () => workerUrl }).createScriptURL('')
    : workerUrl
}

/** The URL of the subscription that this browser has; undefined if it has none. */
export async function knownEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint
}

/**
 * Asks the user to allow notifications, and subscribes. Undefined if they do not allow them.
 * @param publicKey the key of the server, in base64url.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(trustedWorkerUrl())
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const isOurs = known !== null && base64url(known.options.applicationServerKey) === publicKey
  // That of another key belongs to another server, which was on this address before.
  if (known && !isOurs) await known.unsubscribe()
  const subscription =
    known && isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  }
}

/** Ends the subscription of this browser. Returns its URL; undefined if it had none. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
