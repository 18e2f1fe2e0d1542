import { byKind, type AnyField, type KindMap } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { currencyOf } from '#define/reading'
import type { Language } from '#server/base/caller'
import { majorText } from '#server/base/labels/money'
import type { SheetLabels } from '#server/base/labels/sheet-labels'
import { tagOf } from '#text/language-tag'
import { sentenceText } from './sentence-texts'

/** What the values of an entry are written with. */
export interface ValueContext {
  readonly language: Language
  readonly labels: SheetLabels
  readonly resource: AnyResource
  /** The path of the field. */
  readonly name: string
  /** The record with the values before or after the change, for the currency of an amount. */
  readonly record: Readonly<Record<string, unknown>>
  /** The titles of the records that the reader may read, by id. */
  readonly titles: ReadonlyMap<string, string>
}

/** A value as text; undefined where it is too long for a sentence, or the reader may not read it. */
type Text = string | undefined
type Writer = [value: unknown, context: ValueContext]

/** Longer texts are not part of a sentence. */
const maxLength = 60
const maxItems = 3

const never = (): undefined => undefined
const asIs = (_: AnyField, value: unknown) => short(String(value))
const quoted = (_: AnyField, value: unknown, { language }: ValueContext) => {
  const text = short(String(value))
  return text && sentenceText(language, 'quoted', { value: text })
}
const short = (text: string): Text => (text.length <= maxLength && !text.includes('\n') ? text : undefined)
const option = (_: AnyField, value: unknown, { labels, resource, name }: ValueContext) =>
  labels.option(resource, name, String(value))

/** Several values, if there are few and each has a text. */
function listed(values: readonly Text[], language: Language): Text {
  const known = values.filter((text) => text !== undefined)
  if (known.length !== values.length || known.length > maxItems) return undefined
  return new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(known)
}

const numberText = (value: unknown, language: Language, digits = 0) =>
  Number(value).toLocaleString(tagOf(language), { maximumFractionDigits: digits })
const day = (value: unknown, language: Language) =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${String(value).slice(0, 10)}T00:00:00Z`),
  )
const instant = (value: unknown, language: Language) =>
  new Intl.DateTimeFormat(tagOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(String(value)))
const nameOfCode = (type: 'region' | 'currency', value: unknown, language: Language) =>
  new Intl.DisplayNames(tagOf(language), { type }).of(String(value)) ?? String(value)

const texts: KindMap<Text, Writer> = {
  text: (field, value, context) =>
    field.recordOf || field.secret ? undefined : quoted(field, value, context),
  richText: never,
  integer: (_, value, { language }) => numberText(value, language),
  decimal: (field, value, { language }) => numberText(value, language, field.scale ?? 2),
  boolean: (_, value, { labels }) => (value === true ? labels.yes : labels.no),
  date: (_, value, { language }) => day(value, language),
  datetime: (field, value, { language, record }) =>
    field.wholeDay !== undefined && record[field.wholeDay] === true
      ? day(value, language)
      : instant(value, language),
  choice: option,
  choices: (_, value, { labels, resource, name, language }) =>
    listed(
      (value as string[]).map((word) => labels.option(resource, name, word)),
      language,
    ),
  tags: (_, value, { language }) => listed((value as string[]).map(short), language),
  ref: (_, value, { titles }) => short(titles.get(String(value)) ?? '') || undefined,
  refs: (_, value, { titles, language }) =>
    listed(
      (value as string[]).map((id) => titles.get(id)),
      language,
    ),
  listOf: never,
  money: (field, value, { resource, record, language }) =>
    moneyText(Number(value), record[currencyOf(resource, field) ?? ''], language),
  currency: (_, value, { language }) => nameOfCode('currency', value, language),
  email: asIs,
  url: asIs,
  phone: asIs,
  color: asIs,
  country: (_, value, { language }) => nameOfCode('region', value, language),
  rank: never,
  file: never,
  image: never,
  json: never,
  state: option,
}

function moneyText(minor: number, currency: unknown, language: Language): Text {
  if (typeof currency !== 'string') return undefined
  return Number(majorText(minor, currency)).toLocaleString(tagOf(language), { style: 'currency', currency })
}

/** Whether a value is empty. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value of an entry as text for a sentence. */
export const valueText = (field: AnyField, value: unknown, context: ValueContext): Text =>
  byKind(texts, field, value, context)
