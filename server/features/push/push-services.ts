/** The push services of the common browsers: Chrome and Edge, Firefox, Safari, Edge on Windows. */
const known = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * Whether messages may be sent to the URL of a subscription. Only push services are allowed, so that nobody can make
 * the server request other addresses.
 * @param others origins of further push services.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, origin, username } = new URL(endpoint)
  if (username !== '') return false
  if (others.includes(origin)) return true
  return protocol === 'https:' && known.some((name) => host === name || host.endsWith(`.${name}`))
}
