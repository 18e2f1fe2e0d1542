import { bearerHeader } from '#base/session/bearer'
import type { OwnCall } from '#define/wire'
import { apiUrl } from '#text/api-base'
import type { Given } from './call-endpoint'
import { withStoredAddresses } from '../http/content-addresses'
import { endpointRequest } from './endpoint-request'

/**
 * Sends a declared call while the page is being closed, past the HTTP client: that needs several steps, of which none
 * is taken after the page has ended. Nobody learns whether it succeeded, and browsers refuse bodies over 64 KiB.
 */
export function sendAtEnd<C extends OwnCall>(call: C, given: Given<C>): void {
  const { url, method, payload } = endpointRequest(call, given)
  const bearer = bearerHeader()
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...(bearer && { Authorization: bearer }),
  }
  const body = JSON.stringify(withStoredAddresses(payload))
  void fetch(apiUrl(url), { method, headers, body, keepalive: true }).catch(() => undefined)
}
