import type { IncomingMessage } from 'node:http'
import { apiKeyForm, basicKeyIn } from '../features/auth/api-keys'
import { clientAddress, clientOf } from '../base/client-address'
import { bearerForm } from '../base/security/tokens'
import type { Services } from '../write/services/services'
import type { CallerKey } from './request-gate'
import type { RequestLimits } from '../base/request-limits'

type Known = Pick<Services, 'tokens' | 'knownKeys' | 'trustProxy'>

/**
 * Identifies callers without the database: by the session in a token with a valid signature, or by an API key that
 * was recently valid. All others are counted by client address, since other credentials can be made up.
 */
export function identifier({ tokens, knownKeys, trustProxy }: Known, limits: RequestLimits) {
  return async (request: IncomingMessage): Promise<CallerKey> => {
    const given = request.headers.authorization ?? ''
    const session = await sessionOf(given)
    if (session) return { key: `session ${session}`, max: limits.perSession }
    const key = apiKeyForm.exec(given)?.[1] ?? basicKeyIn(given)?.key
    const known = key && knownKeys.find(key)
    if (known) return { key: `key ${known}`, max: limits.perSession }
    return byAddress(request, trustProxy, limits)
  }

  async function sessionOf(given: string): Promise<string | undefined> {
    const token = bearerForm.exec(given)?.[1]
    return token && tokens.verify(token)
  }
}

/** Counts by client address. */
export const byAddress = (
  request: IncomingMessage,
  trustProxy: number,
  { perAddress }: RequestLimits,
): CallerKey => {
  const forwarded = request.headers['x-forwarded-for']
  const address = clientAddress(request.socket.remoteAddress, String(forwarded ?? ''), trustProxy)
  return { key: `address ${clientOf(address)}`, max: perAddress }
}
