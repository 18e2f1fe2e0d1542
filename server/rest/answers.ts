import type { Context } from 'hono'
import type { Page } from '../read/list'
import type { Row } from '../read/selection'

const fresh = { 'cache-control': 'no-store' }

/** One record, with its version as ETag. */
export const rowAnswer = (c: Context, row: Row, status: 200 | 201 = 200): Response =>
  c.json(row, status, { ...fresh, etag: `"${row.version}"` })

/** A page: the rows alone, or as a property with the total beside it; the rest is in the headers. */
export function pageAnswer(c: Context, page: Page, property: string | undefined): Response {
  const headers: Record<string, string> = { ...fresh }
  if (page.total !== undefined) headers['x-total-count'] = String(page.total)
  if (page.capped) headers['x-total-capped'] = 'true'
  if (page.next) headers.link = `<${nextAddress(c, page.next)}>; rel="next"`
  if (!property) return c.json(page.rows, 200, headers)
  return c.json(
    {
      [property]: page.rows,
      ...(page.total !== undefined && { total: page.total }),
      ...(page.capped && { capped: true }),
    },
    200,
    headers,
  )
}

function nextAddress(c: Context, after: string): string {
  const url = new URL(c.req.url)
  url.searchParams.set('after', after)
  return `${url.pathname}${url.search}`
}

export const nothing = (c: Context): Response => c.body(null, 204, fresh)
