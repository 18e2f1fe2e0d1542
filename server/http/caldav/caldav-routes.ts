import type { Context, Hono } from 'hono'
import { Problem } from '#server/base/errors/problem'
import { statusOfProblem, problemDocument } from '#server/base/errors/problem-response'
import { acceptedLanguage } from '#server/base/errors/language'
import { DavError } from '#server/features/caldav/dav-error'
import { davCondition, errorResponse, type DavResponse } from '#server/features/caldav/dav-response'
import { maxReportBytes, maxXmlBytes } from '#server/features/caldav/xml/parse-xml'
import { caldav } from '#server/features/caldav/xml/names'
import { root } from '#server/features/caldav/addresses'
import { maxIcsBytes } from '#server/features/ics/read-ics'
import { bodyLimit } from '../body-limit'
import type { Rest } from '../request'
import { allowedMethods, davAnswer } from './caldav-methods'

/** Whether a path is one of CalDAV. */
export const isCaldav = (path: string): boolean => path === root.slice(0, -1) || path.startsWith(root)

/** CalDAV (RFC 4791): the calendars of a user, for other programs. */
export function caldavRoutes(hono: Hono, rest: Rest): void {
  // Programs begin here (RFC 6764).
  hono.all('/.well-known/caldav', (c) => c.redirect(root, 301))
  const larger = new Map([
    ['PUT', bodyLimit(maxIcsBytes)],
    ['REPORT', bodyLimit(maxReportBytes)],
  ])
  const limit = bodyLimit(maxXmlBytes)
  for (const path of [root.slice(0, -1), `${root}*`]) {
    hono.use(path, (c, next) => (larger.get(c.req.method) ?? limit)(c, next))
    hono.all(path, (c) => answer(rest, c))
  }
}

const davHeaders = {
  dav: '1, 3, access-control, calendar-access',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

async function answer({ services }: Rest, c: Context): Promise<Response> {
  if (c.req.method === 'OPTIONS') return sent({ status: 200, headers: { allow: allowedMethods } })
  try {
    return sent(await davAnswer(services, c))
  } catch (error) {
    return sent(refusalOf(error, c))
  }
}

const sent = ({ status, headers, body }: DavResponse): Response =>
  new Response(body ?? null, { status, headers: { ...davHeaders, ...headers } })

/** Errors of WebDAV, and problems as such. Others are failures of the server. */
function refusalOf(error: unknown, c: Context): DavResponse {
  if (error instanceof DavError) {
    const response = errorResponse(error)
    if (error.status !== 401) return response
    const challenge = { 'www-authenticate': 'Basic realm="CalDAV", charset="UTF-8"' }
    return { ...response, headers: { ...response.headers, ...challenge } }
  }
  if (!(error instanceof Problem)) throw error
  const { kind } = error.refusal
  const document = problemDocument(error, acceptedLanguage(c.req.header('accept-language')))
  const text = Object.values(document.errors ?? {})[0]?.[0] ?? document.message
  if (kind === 'invalid')
    return errorResponse(
      new DavError(403, { namespace: caldav, name: 'valid-calendar-object-resource' }, { text }),
    )
  if (kind === 'forbidden') return errorResponse(new DavError(403, davCondition('need-privileges'), { text }))
  const response = errorResponse(new DavError(statusOfProblem(kind)))
  const wait = document.retryAfter ?? (document.status === 503 ? 2 : undefined)
  return wait === undefined
    ? response
    : { ...response, headers: { ...response.headers, 'retry-after': String(wait) } }
}
