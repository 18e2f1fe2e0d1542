import type { Context, Hono } from 'hono'
import { callerOf, type Rest } from '../rest/request'
import { inertPolicy } from '../static/policy'
import { styleHash } from './docs/style'
import type { Audience } from './audience'
import { createPublisher, type Published } from './published'

/** The document of the API and the page that shows it, each as far as it is for the caller. */
export function openapiRoutes(hono: Hono, rest: Rest): void {
  const publisher = createPublisher(rest.services.app)
  hono.get('/api/openapi.json', async (c) =>
    answered(c, publisher.document(await audienceOf(rest, c)), { 'content-type': 'application/json' }),
  )
  hono.get('/api/docs', async (c) => {
    const page = publisher.page(await audienceOf(rest, c))
    return answered(c, page, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${inertPolicy}; style-src '${styleHash}'`,
    })
  })
}

/** A token that is not valid is refused, as everywhere; without one everybody may read. */
async function audienceOf(rest: Rest, c: Context): Promise<Audience> {
  return c.req.header('authorization') === undefined ? undefined : (await callerOf(rest, c)).role
}

function answered(c: Context, { text, etag }: Published, headers: Record<string, string>): Response {
  const all = { ...headers, etag, 'cache-control': 'private, no-cache', vary: 'Authorization' }
  return c.req.header('if-none-match') === etag ? c.body(null, 304, all) : c.body(text, 200, all)
}
