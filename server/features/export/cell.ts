import type { App } from '#define/app'
import { byKind, type AnyField, type AnyFields, type KindMap } from '#define/kinds'
import { isTitle } from '#define/layout/record-title'
import type { AnyResource } from '#define/resource'
import type { Row } from '#server/read/selection'
import { majorText } from '#server/base/labels/money'
import type { SheetLabels } from '#server/base/labels/sheet-labels'

/** The content of a cell. Numbers are stored as text, so that no digit is lost. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  /** 'YYYY-MM-DD' */
  | { readonly kind: 'day'; readonly text: string }
  /** ISO 8601 in UTC */
  | { readonly kind: 'instant'; readonly text: string }
  | undefined

/** What the cell of a value is written with. */
export interface CellContext {
  readonly app: App
  readonly resource: AnyResource
  readonly labels: SheetLabels
  /** The path of the field, such as `lines.quantity` for a row. */
  readonly path: string
  readonly row: Row
  /** The currency of a money field, as set in the record. */
  readonly currency: string | null | undefined
}

/** Separates several values in one cell. */
export const between = '; '

/**
 * Joins several values. A single value with a comma gets a trailing semicolon, so that the import reads it as one
 * value.
 */
function listText(values: readonly string[]): string {
  const joined = values.join(between)
  return values.length === 1 && /[,，、]/.test(joined) ? `${joined};` : joined
}

const text = (given: string): Cell => ({ kind: 'text', text: given })
const plain = (_: AnyField, value: unknown): Cell => text(String(value))
const number = (_: AnyField, value: unknown): Cell => ({ kind: 'number', text: String(value) })
const option = (_: AnyField, value: unknown, { labels, resource, path }: CellContext): Cell =>
  text(labels.option(resource, path, String(value)))
/** The title of a referenced record; never its id. */
function titled({ row, app, labels }: CellContext, to: string, id: unknown): string {
  const key = String(id)
  const target = app[to]
  if (!target) throw new Error(`There is no resource ${to}`)
  const title = row._refs[key]
  return isTitle(title) ? title : labels.untitled(target, Object.hasOwn(row._refs, key))
}

const cells: KindMap<Cell, [value: unknown, place: CellContext]> = {
  text: plain,
  richText: plain,
  integer: number,
  decimal: number,
  boolean: (_, value, { labels }) => text(value === true ? labels.yes : labels.no),
  date: (_, value) => ({ kind: 'day', text: String(value) }),
  datetime: (_, value) => ({ kind: 'instant', text: String(value) }),
  choice: option,
  choices: (_, value, { labels, resource, path }) =>
    text(listText((value as string[]).map((word) => labels.option(resource, path, word)))),
  tags: (_, value) => text(listText(value as string[])),
  ref: (field, value, context) => text(titled(context, field.to, value)),
  refs: (field, value, context) =>
    text(listText((value as string[]).map((id) => titled(context, field.to, id)))),
  listOf: (field, value, context) => text(JSON.stringify(plainRows(field.fields, value as never[], context))),
  money: (_, value, { currency }) => ({ kind: 'number', text: majorText(Number(value), currency) }),
  currency: plain,
  email: plain,
  url: plain,
  phone: plain,
  color: plain,
  country: plain,
  rank: plain,
  file: plain,
  image: plain,
  json: (_, value) => text(JSON.stringify(value)),
  state: option,
}

/** The cell of a value; undefined for an empty one. */
export const cellOf = (field: AnyField, value: unknown, context: CellContext): Cell =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? undefined
    : byKind(cells, field, value, context)

/** The rows of a `listOf` field as JSON for one cell; money is in major units, as in the whole sheet. */
function plainRows(
  fields: AnyFields,
  rows: readonly Record<string, unknown>[],
  { currency }: CellContext,
): unknown[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        fields[name]?.kind === 'money' && typeof value === 'number' ? majorText(value, currency) : value,
      ]),
    ),
  )
}
