import type { BoardColumn } from '#define/board'
import type { Call } from '#define/wire'
import type { Answer } from './read'

/** A record as it travels: its fields, what may be done to it, and the titles of the records it refers to. */
export interface Row {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  /** The verbs that the signed-in person may use on this record. */
  readonly _can: readonly string[]
  /** The titles of the records it refers to, by their ids. */
  readonly _refs?: Readonly<Record<string, string>>
  /** The values that are hidden: what is shown of them all the same, and whether the person may ask to see them. */
  readonly _masked?: Masked
  readonly [field: string]: unknown
}
export type Masked = Readonly<Record<string, { readonly shows: string; readonly reveals: boolean }>>

/** What is hidden of a field's value in a record; nothing where it is read as it is. */
export const maskedIn = (row: Readonly<Record<string, unknown>>, name: string): Masked[string] | undefined =>
  (row['_masked'] as Masked | undefined)?.[name]

export interface ListAnswer {
  readonly data: Row[]
  readonly total: number
  /** The server stopped counting at `total`: there are more. */
  readonly capped: boolean
  /** How many records stand behind each tab: '31' or '10000+' by the tab's word, all of them by ''. */
  readonly tabs?: Readonly<Record<string, string>>
  /** Where the next page of a list by keyset begins; left out behind the last one. */
  readonly cursor?: { readonly next: string }
  /** The columns of a board in their order, where the rows are its cards. */
  readonly columns?: readonly BoardColumn[]
}

/** Reads a page of a list: an array with the total in headers, or what the declared call wraps it in. */
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

/** The cursor of the next page in a Link header. */
function cursorOf(link: string | undefined): Pick<ListAnswer, 'cursor'> {
  const address = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1]
  const next = address && new URLSearchParams(address.split('?')[1]).get('after')
  return next ? { cursor: { next } } : {}
}

export const tabTotals = (header: string | undefined): Pick<ListAnswer, 'tabs'> =>
  header ? { tabs: Object.fromEntries(header.split(',').map((pair) => pair.split('=', 2))) } : {}

/** Reads a record, or what the declared call wraps it in. */
export const recordFromResponse = (data: unknown, call: Call | undefined): Row =>
  (call?.answer ? (data as Record<string, unknown>)[call.answer] : data) as Row

/** A record's values without what only travels with it (`_can`, `_refs`). */
export const withoutExtras = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('_')))
