import type { App } from '#define/app'
import { byKind, type AnyField, type KindMap } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Fault } from '#define/parsing/parse'
import { minorDigits } from '#server/base/labels/money'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { minorUnits, writtenNumber } from './written-number'
import { instantOf, dayOf } from './written-moment'

/** The value of a cell, or its fault. The write pipeline validates the value again. */
export type Read = { readonly value: unknown } | { readonly fault: Fault }

/** What a cell is read with. */
export interface Reading {
  readonly app: App
  readonly resource: AnyResource
  /** The path of the field, such as `lines.quantity` for a row. */
  readonly path: string
  /** The currency of the money fields of the row. */
  readonly currency: string | undefined
  /** The ids of the records of a resource with a title: none, one or several. */
  readonly idsOf: (resource: string, title: string) => readonly string[]
  /** Whether the row updates an existing record, which keeps values that the cell does not give. */
  readonly keeps: boolean
}

const value = (read: unknown): Read => ({ value: read })
const fault = (key: string): Read => ({ fault: { key } })
const asItIs = (_: AnyField, text: string): Read => value(text)
const number = (_: AnyField, text: string): Read => {
  const written = writtenNumber(text)
  return written === undefined ? fault('type.number') : value(Number(written))
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', '是', '对', '真'])
const no = new Set(['no', 'n', 'false', '0', '-', '✗', '否', '错', '假'])
const same = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/**
 * The option that a text stands for: the option itself, or the one with this label in any language; otherwise the
 * text.
 */
function wordOf(options: readonly string[], text: string, { resource, path }: Reading): string {
  const wanted = same(text)
  const labels = [sheetLabels('en'), sheetLabels('cn')]
  const found =
    options.find((option) => same(option) === wanted) ??
    options.find((option) => labels.some((labels) => same(labels.option(resource, path, option)) === wanted))
  return found ?? text
}

/** The values in one cell. If there are semicolons, commas belong to the values. */
const several = (text: string): string[] =>
  text
    .split(/[;；\n]/.test(text) ? /[;；\n]/ : /[,，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Whether the text is what an export writes for a record without a readable title, in any language. */
function isUntitled(app: App, to: string, text: string): boolean {
  const target = app[to]
  const labels = [sheetLabels('en'), sheetLabels('cn')]
  return (
    target !== undefined &&
    labels.some((labels) => [true, false].some((isReadable) => labels.untitled(target, isReadable) === text))
  )
}

/**
 * The id of a record, given by title or id. A placeholder for an untitled record leaves the value of an existing
 * record unchanged.
 */
function reference(to: string, text: string, { app, idsOf, keeps }: Reading): Read {
  if (isId(text)) return value(text.toLowerCase())
  const [id, ...others] = idsOf(to, text)
  if (id === undefined) return keeps && isUntitled(app, to, text) ? value(undefined) : fault('nobody')
  return others.length > 0 ? fault('ambiguous') : value(id)
}

function references(to: string, text: string, reading: Reading): Read {
  const read = several(text).map((title) => reference(to, title, reading))
  const wrong = read.find((item) => 'fault' in item)
  if (wrong) return wrong
  const ids = read.flatMap((item) => ('value' in item && item.value !== undefined ? [item.value] : []))
  if (ids.length === read.length) return value(ids)
  // Among other titles it is unknown which record the placeholder stands for.
  return ids.length === 0 ? value(undefined) : fault('nobody')
}

function parsedJson(text: string): Read {
  try {
    return value(JSON.parse(text))
  } catch {
    return fault('format.json')
  }
}

const readers: KindMap<Read, [text: string, reading: Reading]> = {
  text: asItIs,
  richText: asItIs,
  integer: number,
  decimal: number,
  boolean: (_, text) =>
    yes.has(same(text)) ? value(true) : no.has(same(text)) ? value(false) : fault('type.boolean'),
  date: (_, text) => value(dayOf(text) ?? text),
  datetime: (_, text) => value(instantOf(text) ?? text),
  choice: (field, text, reading) => value(wordOf(field.options, text, reading)),
  choices: (field, text, reading) => value(several(text).map((word) => wordOf(field.options, word, reading))),
  tags: (_, text) => value(several(text)),
  ref: (field, text, reading) => reference(field.to, text, reading),
  refs: (field, text, reading) => references(field.to, text, reading),
  listOf: (field, text, reading) => rows(field, text, reading),
  money: (_, text, { currency }) => {
    const written = writtenNumber(text)
    if (written === undefined) return fault('type.number')
    const minor = minorUnits(written, minorDigits(currency))
    return minor === undefined ? fault('scale') : value(minor)
  },
  currency: asItIs,
  email: asItIs,
  url: asItIs,
  phone: asItIs,
  color: asItIs,
  country: asItIs,
  rank: asItIs,
  file: asItIs,
  image: asItIs,
  json: (_, text) => parsedJson(text),
  state: () => fault('readOnly'),
}

/** Reads the text of a cell that is not empty. */
export const cellValue = (field: AnyField, text: string, reading: Reading): Read =>
  byKind(readers, field, text.trim(), reading)

/** The rows of a `listOf` field, from JSON; money is in major units, as in the whole sheet. */
function rows(field: Extract<AnyField, { kind: 'listOf' }>, text: string, reading: Reading): Read {
  const parsed = parsedJson(text)
  if ('fault' in parsed || !Array.isArray(parsed.value))
    return 'fault' in parsed ? parsed : fault('type.array')
  const isRow = (row: unknown): row is Record<string, unknown> =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
  const read = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, given]) => {
        const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined
        if (inner?.kind !== 'money' || !['string', 'number'].includes(typeof given)) return [name, given]
        const amount = cellValue(inner, String(given), reading)
        return [name, 'value' in amount ? amount.value : given]
      }),
    )
  return value(parsed.value.map((row: unknown) => (isRow(row) ? read(row) : row)))
}
