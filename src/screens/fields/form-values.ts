import { byKind, type AnyField, type AnyFields, type KindMap } from '#define/kinds'
import { defaultOf, type Values } from '#define/parsing/parse'

/** The values of a form: as stored, but '' for an empty text, null for any other empty value, and JSON as text. */
export type FormValues = Record<string, unknown>

const nothing = () => null
const emptyText = () => ''
const emptyList = () => []

/** The value of an empty input. */
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

/** Converts a stored value to the value of its input. */
export function toInput(field: AnyField, stored: unknown): unknown {
  if (stored === null || stored === undefined) return byKind(emptyInput, field)
  if (field.kind === 'json') return JSON.stringify(stored, null, 2)
  if (field.kind === 'listOf') return rowsOf(stored).map((row) => toForm(field.fields, row))
  return stored
}

/** Converts a record to the values of its form, with every field of the form. */
export const toForm = (fields: AnyFields, row: Values): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toInput(field, row[name])]))

/** The values of a new record's form: the defaults, and the minimum number of rows of each list. */
export const newForm = (fields: AnyFields): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'listOf'
        ? Array.from({ length: field.min ?? 0 }, () => newForm(field.fields))
        : toInput(field, defaultOf(field)),
    ]),
  )

/** The values that inputs of a move or an action take from the record. */
export const prefilled = (fields: AnyFields, row: Values): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.prefill === undefined ? [] : [[name, toInput(field, row[field.prefill])]],
    ),
  )

/** Marks text that is not valid JSON; every schema rejects it. */
export const noJson = Symbol('no JSON')

/** Converts an input's value to the value to send; `noJson` for text that is not valid JSON. */
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

/** Converts the values of a form to the values to send. A rank that the form does not show is left to the server. */
export const fromForm = (fields: AnyFields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !(field.kind === 'rank' && values[name] === null))
      .map(([name, field]) => [name, fromInput(field, values[name])]),
  )

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Removes the signatures from addresses of uploads, as they change every few hours. */
const unsigned = (text: string) => text.replaceAll(/(\/api\/contents\/[^?\s"]{0,300})\?[\w=&;-]*/g, '$1')

/** Whether two values of a form are equal for the user. */
export function sameValue(value: unknown, other: unknown): boolean {
  if (Object.is(value, other) || (isEmpty(value) && isEmpty(other))) return true
  if (typeof value === 'string' && typeof other === 'string') return unsigned(value) === unsigned(other)
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null) return false
  if (Array.isArray(value) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(value), ...Object.keys(other)])
  return [...names].every((name) => sameValue((value as Values)[name], (other as Values)[name]))
}

export const changedFieldNames = (fields: AnyFields, start: FormValues, values: FormValues): string[] =>
  Object.keys(fields).filter((name) => !sameValue(start[name], values[name]))
