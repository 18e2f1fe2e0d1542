import type { BoardChoices, BoardColumn } from '#define/views/board'
import type { Call } from '#define/wire'
import type { Answer } from './read'

/** A record as sent: its fields, the verbs allowed on it, and the titles of the records it refers to. */
export interface Row {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  /** The verbs that the current user may use on this record. */
  readonly _can: readonly string[]
  /** The titles of referred records, by id. */
  readonly _refs?: Readonly<Record<string, string>>
  /** The hidden values: the part that is shown, and whether the user may reveal them. */
  readonly _masked?: Masked
  /** After a change of a series: the batch that undoes all of it. */
  readonly _batch?: string
  /** The number of comments, where the resource has them. */
  readonly _comments?: number
  readonly [field: string]: unknown
}
export type Masked = Readonly<Record<string, { readonly shows: string; readonly reveals: boolean }>>

/** How a field's value is hidden in a record; undefined if it is readable. */
export const maskedIn = (row: Readonly<Record<string, unknown>>, name: string): Masked[string] | undefined =>
  (row['_masked'] as Masked | undefined)?.[name]

export interface ListAnswer {
  readonly data: Row[]
  readonly total: number
  /** The server stopped counting at `total`; there are more. */
  readonly capped: boolean
  /** The number of records of each tab: '31' or '10000+' by option, all of them by ''. */
  readonly tabs?: Readonly<Record<string, string>>
  /** The cursors of the pages beside a keyset page, in refine's names; absent where there is no such page. */
  readonly cursor?: { readonly next?: string; readonly prev?: string }
  /** The columns of a board in order, if the rows are its cards. */
  readonly columns?: readonly BoardColumn[]
  /** The boards that the user may open, if the rows are the cards of one. */
  readonly boards?: BoardChoices
}

/** Reads a page of a list: an array with the total in headers, or the property that the declared call names. */
export function listAnswer({ data, header }: Answer, call: Call | undefined): ListAnswer {
  const tabs = { ...tabTotals(header('x-tab-totals')), ...cursorOf(header('link')) }
  if (!call) {
    const rows = data as Row[]
    const total = Number(header('x-total-count') ?? rows.length)
    return { data: rows, total, capped: header('x-total-capped') === 'true', ...tabs }
  }
  const wrapped = data as Record<string, unknown>
  const rows = wrapped[call.answer ?? ''] as Row[]
  const total = Number(wrapped['total'] ?? rows.length)
  return { data: rows, total, capped: wrapped['capped'] === true, ...tabs }
}

/** The cursors of the pages beside this one in a Link header. */
function cursorOf(link = ''): Pick<ListAnswer, 'cursor'> {
  const at = (rel: string, name: string) => {
    const address = new RegExp(`<([^<>]*)>; rel="${rel}"`).exec(link)?.[1]
    return address && new URLSearchParams(address.split('?')[1]).get(name)
  }
  const [next, prev] = [at('next', 'after'), at('prev', 'before')]
  return next || prev ? { cursor: { ...(next && { next }), ...(prev && { prev }) } } : {}
}

export const tabTotals = (header: string | undefined): Pick<ListAnswer, 'tabs'> =>
  header ? { tabs: Object.fromEntries(header.split(',').map((pair) => pair.split('=', 2))) } : {}

/** Reads a record, or the property that the declared call names. */
export const recordFromResponse = (data: unknown, call: Call | undefined): Row =>
  (call?.answer ? (data as Record<string, unknown>)[call.answer] : data) as Row

/** A record's values without the properties that are sent in addition (`_can`, `_refs`). */
export const withoutExtras = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('_')))
