import type { Call } from '../../define/wire'
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
  readonly [field: string]: unknown
}

export interface ListAnswer {
  readonly data: Row[]
  readonly total: number
  /** The server stopped counting at `total`: there are more. */
  readonly capped: boolean
}

/** Reads a page of a list: an array with the total in headers, or what the declared call wraps it in. */
export function listAnswer({ data, header }: Answer, call: Call | undefined): ListAnswer {
  if (!call) {
    const rows = data as Row[]
    const total = Number(header('x-total-count') ?? rows.length)
    return { data: rows, total, capped: header('x-total-capped') === 'true' }
  }
  const wrapped = data as Record<string, unknown>
  const rows = wrapped[call.answer ?? ''] as Row[]
  return { data: rows, total: Number(wrapped['total'] ?? rows.length), capped: wrapped['capped'] === true }
}

/** Reads a record, or what the declared call wraps it in. */
export const oneAnswer = (data: unknown, call: Call | undefined): Row =>
  (call?.answer ? (data as Record<string, unknown>)[call.answer] : data) as Row

/** A record's values without what only travels with it (`_can`, `_refs`). */
export const withoutExtras = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('_')))
