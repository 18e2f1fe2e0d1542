import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../base/caller'
import { Problem } from '../base/errors/problem'
import { acceptedLanguage } from '../base/errors/language'
import { busyRetry, problemDocument } from '../base/errors/problem-response'

const bodyIn = (language: Language): Buffer =>
  Buffer.from(JSON.stringify(problemDocument(new Problem({ kind: 'busy' }), language)))
const bodies: Readonly<Record<Language, Buffer>> = { en: bodyIn('en'), cn: bodyIn('cn') }

/**
 * Rejects a request because too many are in flight: 503 with Retry-After. It has had no effect and may be sent again.
 * Pages of the `corsOrigins` may read the response.
 */
export function answerBusy(
  request: IncomingMessage,
  response: ServerResponse,
  corsOrigins: readonly string[] = [],
): void {
  const { origin, 'accept-language': accepted } = request.headers
  const body = bodies[acceptedLanguage(accepted)]
  response.writeHead(503, {
    'content-type': 'application/problem+json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(busyRetry),
    ...(origin && corsOrigins.includes(origin) && allow(origin)),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const allow = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'retry-after',
  vary: 'origin',
})
