import type { Pagination } from '@refinedev/core'
import type { AnyResource } from '#define'
import { listUrl, type ListQuestion } from './list-url'

/** The query of a page that no offset leads to, or of the exact total. */
export interface PageQuestion extends ListQuestion {
  /**
   * `keyset`: the current page is the cursor that the page starts after; `position`: where the page is, which is then
   * sent with its total; `exact`: the exact total of the list, with one row.
   */
  readonly meta?: ListQuestion['meta'] & {
    readonly keyset?: boolean
    readonly position?: unknown
    readonly exact?: boolean
  }
}

/** The URL of any page of a list, also of one by keyset. The script of the first rows has no use for these. */
export function pageUrl(resource: AnyResource, question: PageQuestion): string {
  const { keyset, position, exact } = question.meta ?? {}
  const { currentPage, pageSize = 25 } = question.pagination ?? {}
  // Refine adds the parameters of the page's URL to `meta`. They are strings, so only `true` counts.
  if (exact === true) return keysetUrl(resource, question, { limit: '1', _total: 'exact' })
  if (keyset === true)
    return keysetUrl(resource, question, { limit: String(pageSize), ...cursorIn(currentPage) })
  if (typeof position !== 'object' || position === null) return listUrl(resource, question)
  const { after, before, from } = position as Readonly<Record<string, string | undefined>>
  return keysetUrl(resource, question, {
    limit: String(pageSize),
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    ...(from !== undefined && { _from: from }),
    _total: 'true',
  })
}

/** Refine passes the cursor as the current page; for the first page it is a number. */
const cursorIn = (currentPage: Pagination['currentPage'] | string): Record<string, string> =>
  typeof currentPage === 'string' ? { after: currentPage } : {}

function keysetUrl(
  resource: AnyResource,
  { pagination: _pagination, ...question }: ListQuestion,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = listUrl(resource, question)
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`
}
