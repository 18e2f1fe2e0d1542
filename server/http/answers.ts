import type { Context } from 'hono'
import type { Values } from '#define/parsing/parse'
import type { BoardPage } from '../read/board/board'
import type { Page } from '../read/list'
import { pageParameters } from '../read/pages/page'
import type { Row } from '../read/selection'
import { tabHeader } from '../read/totals/tabs'
import type { Services } from '../write/services/services'
import { boundedJson } from './bounded-json'
import { jsonType, partialJsonType } from './media-types'

const fresh = { 'cache-control': 'no-store' }

/**
 * A JSON response with a plain headers object, which is passed on unchanged; the framework's helper would copy the
 * headers several times.
 */
const json = (text: string, headers: Record<string, string>, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': jsonType, ...headers } })

/** One record, with its version as ETag. */
export const rowAnswer = (_: Context, row: Row, status: 200 | 201 = 200): Response =>
  json(JSON.stringify(row), { ...fresh, etag: `"${row.version}"` }, status)

/** The media type of a page: whether its records are complete. */
const typeFor = (c: Context) => ({
  'content-type': c.req.query('_fields') === undefined ? jsonType : partialJsonType,
})

/** The maximum size of a response. */
type Bounds = { readonly services: Pick<Services, 'responseBytes'> }

/**
 * A page: the rows alone, or as a property next to the total and `more`. Everything else is in the headers.
 * @throws Problem `responseTooLarge`
 */
export function pageAnswer(
  { services }: Bounds,
  c: Context,
  page: Page,
  property: string | undefined,
  more?: Values,
): Response {
  const headers: Record<string, string> = { ...fresh, ...typeFor(c) }
  if (page.total !== undefined) headers['x-total-count'] = String(page.total)
  if (page.capped) headers['x-total-capped'] = 'true'
  if (page.tabs?.length) headers['x-tab-totals'] = tabHeader(page.tabs)
  const links = linksOf(c, page)
  if (links.length > 0) headers.link = links.join(', ')
  const written = (value: unknown) => boundedJson(value, services.responseBytes)
  if (!property) return json(written(page.rows), headers)
  const total = page.total !== undefined && { total: page.total }
  const capped = page.capped && { capped: true }
  return json(written({ [property]: page.rows, ...total, ...capped, ...more }), headers)
}

/**
 * A board as a property; the total number of cards is in the headers.
 * @throws Problem `responseTooLarge`
 */
export function boardAnswer({ services }: Bounds, c: Context, page: BoardPage, property: string): Response {
  const headers: Record<string, string> = { ...fresh, ...typeFor(c), 'x-total-count': String(page.total) }
  if (page.capped) headers['x-total-capped'] = 'true'
  if (page.tabs?.length) headers['x-tab-totals'] = tabHeader(page.tabs)
  return json(boundedJson({ [property]: page.board }, services.responseBytes), headers)
}

/** The links to the pages beside a page. */
const linksOf = (c: Context, { next, previous, nextLimit }: Page): string[] => [
  ...(next ? [`<${pageAddress(c, 'after', next, nextLimit)}>; rel="next"`] : []),
  ...(previous ? [`<${pageAddress(c, 'before', previous)}>; rel="prev"`] : []),
]

/** The URL of another page of the same list. */
function pageAddress(c: Context, side: 'after' | 'before', cursor: string, limit?: number): string {
  const url = new URL(c.req.url)
  for (const name of pageParameters) if (name !== 'limit') url.searchParams.delete(name)
  url.searchParams.set(side, cursor)
  if (limit !== undefined) url.searchParams.set('limit', String(limit))
  return `${url.pathname}${url.search}`
}

/** Any other value that may contain many records. */
export const listAnswer = (
  { services }: Bounds,
  value: unknown,
  headers: Record<string, string> = {},
): Response => json(boundedJson(value, services.responseBytes), { ...fresh, ...headers })

export const nothing = (c: Context): Response => c.body(null, 204, fresh)
