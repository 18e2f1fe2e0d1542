import { byKind, type AnyField, type AnyFields, type KindMap } from '#define/kinds'
import { defaultOf, type Values } from '#define/parse'

/** The values of a form: as they are stored, but '' for an empty text, null for what else is empty, and JSON as text. */
export type FormValues = Record<string, unknown>

const nothing = () => null
const emptyText = () => ''
const emptyList = () => []

/** What an input holds while it is empty. */
const emptyInput: KindMap<unknown> = {
  text: emptyText,
  richText: emptyText,
  integer: nothing,
  decimal: nothing,
  boolean: () => false,
  date: emptyText,
  datetime: nothing,
  choice: emptyText,
  choices: emptyList,
  tags: emptyList,
  ref: nothing,
  refs: emptyList,
  listOf: emptyList,
  money: nothing,
  currency: emptyText,
  email: emptyText,
  url: emptyText,
  phone: emptyText,
  color: emptyText,
  country: emptyText,
  rank: nothing,
  file: emptyText,
  image: emptyText,
  json: emptyText,
  state: nothing,
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])

/** A stored value as its input holds it. */
export function toInput(field: AnyField, stored: unknown): unknown {
  if (stored === null || stored === undefined) return byKind(emptyInput, field)
  if (field.kind === 'json') return JSON.stringify(stored, null, 2)
  if (field.kind === 'listOf') return rowsOf(stored).map((row) => toForm(field.fields, row))
  return stored
}

/** A record as its form holds it, with every field of the form. */
export const toForm = (fields: AnyFields, row: Values): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toInput(field, row[name])]))

/** What a new record's form starts with: the defaults, and as many rows as a list needs at least. */
export const newForm = (fields: AnyFields): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'listOf'
        ? Array.from({ length: field.min ?? 0 }, () => newForm(field.fields))
        : toInput(field, defaultOf(field)),
    ]),
  )

/** Text that is no JSON, which no schema lets pass. */
export const noJson = Symbol('no JSON')

/** An input's value as it is sent; `noJson` for text that cannot be read as JSON. */
export function fromInput(field: AnyField, value: unknown): unknown {
  if (field.kind === 'listOf') return rowsOf(value).map((row) => fromForm(field.fields, row))
  if (field.kind !== 'json') return value
  const text = String(value).trim()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return noJson
  }
}

/** The values of a form as they are sent. A rank that is not shown is left to the server. */
export const fromForm = (fields: AnyFields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !(field.kind === 'rank' && values[name] === null))
      .map(([name, field]) => [name, fromInput(field, values[name])]),
  )

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A text without the signatures of uploads in it, which change with the hours. */
const unsigned = (text: string) => text.replaceAll(/(\/api\/contents\/[^?\s"]{0,300})\?[\w=&;-]*/g, '$1')

/** Whether two values of a form are the same to whoever reads them. */
export function sameValue(value: unknown, other: unknown): boolean {
  if (Object.is(value, other) || (isEmpty(value) && isEmpty(other))) return true
  if (typeof value === 'string' && typeof other === 'string') return unsigned(value) === unsigned(other)
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null) return false
  if (Array.isArray(value) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(value), ...Object.keys(other)])
  return [...names].every((name) => sameValue((value as Values)[name], (other as Values)[name]))
}

/** The fields of a form whose values differ from those it started with. */
export const changedFieldNames = (fields: AnyFields, start: FormValues, values: FormValues): string[] =>
  Object.keys(fields).filter((name) => !sameValue(start[name], values[name]))
