import type { Context, Hono } from 'hono'
import { callerOf, type Rest } from '../request'
import { negotiate } from '../static/answer'
import { inertPolicy } from '../static/policy'
import type { BuiltFont } from './docs/fonts'
import { docsStyle } from './docs/style'
import type { Audience } from './audience'
import { createPublisher, type Published } from './published'

/** The OpenAPI document and its HTML page, for the role of the caller. */
export function openapiRoutes(hono: Hono, rest: Rest, fonts: readonly BuiltFont[]): void {
  const style = docsStyle(fonts)
  const publisher = createPublisher(rest.services.app, rest.overviews, style.text)
  hono.get('/api/openapi.json', async (c) =>
    answered(c, await publisher.document(await audienceOf(rest, c)), { 'content-type': 'application/json' }),
  )
  hono.get('/api/docs', async (c) => {
    const page = await publisher.page(await audienceOf(rest, c))
    return answered(c, page, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${inertPolicy}; ${style.policy}`,
    })
  })
}

/** An invalid token is rejected, as everywhere; without a token the caller is anonymous. */
async function audienceOf(rest: Rest, c: Context): Promise<Audience> {
  return c.req.header('authorization') === undefined ? undefined : (await callerOf(rest, c)).role
}

/** Sends the cached bytes; creating or compressing them per request would delay other requests. */
function answered(c: Context, { tag, content, compressed }: Published, headers: Record<string, string>) {
  const encoding = negotiate(c.req.header('accept-encoding') ?? '', ['br', 'gzip'])
  const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`
  const all = {
    ...headers,
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept-Encoding',
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  const body = encoding ? compressed[encoding] : content
  return new Response(body, { headers: { ...all, ...(encoding && { 'content-encoding': encoding }) } })
}
