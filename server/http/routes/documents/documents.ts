import type { Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { hooksIn } from '#server/write/services/resource-hooks'
import { databaseOf, queryOf, type Rest } from '../../request'

/** The HTML documents of a resource; only pages of the origins that may call the API embed them in a frame. */
export function documentRoutes(hono: Hono, { services, corsOrigins }: Rest, resource: AnyResource): void {
  for (const [path, document] of Object.entries(hooksIn(services, resource.name)?.documents ?? {}))
    hono.get(path, async (c) => {
      const { html, contentSecurityPolicy } = await document({
        services,
        reading: databaseOf(services, c),
        params: c.req.param() as Readonly<Record<string, string>>,
        query: queryOf(c),
      })
      return c.body(html, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy.replace(
          "frame-ancestors 'self'",
          ["frame-ancestors 'self'", ...corsOrigins].join(' '),
        ),
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
    })
}
