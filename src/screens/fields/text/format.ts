import type { AnyResource } from '#define'
import { byKind, type AnyField, type FieldOf, type KindMap } from '#define/kinds'
import { zoneOf } from '#define/parsing/recurrence'
import { currencyOf } from '#define/reading'
import { isTitle } from '#define/layout/record-title'
import { decode, skippedHtml } from './html-tree'
import type { FieldLocation, FormatContext, UntitledReason } from './format-context'
import { jsonText } from './json-text'
import { formatBytes } from '#base/format/bytes'
import {
  formatDay,
  formatInstant,
  formatMinutes,
  formatMoney,
  formatNumber,
  formatPercent,
  nameOfCode,
  nameWithCode,
} from '#base/format/intl'

export type { FieldLocation, FormatContext, TextFormatter, UntitledReason } from './format-context'

type Writer = [value: unknown, place: FieldLocation, words: FormatContext]

const list = (items: readonly string[], { locale }: FormatContext) =>
  items.join(locale.startsWith('zh') ? '、' : ', ')
const values = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const asIs = (_: AnyField, value: unknown) => String(value)
const oneOf = (_: AnyField, value: unknown, { resource, name }: FieldLocation, format: FormatContext) =>
  format.option(resource, name, String(value))

const texts: KindMap<string, Writer> = {
  text: (field, value, location, format) => {
    if (field.format)
      return format.textIn(field.format, String(value), zoneOfRule(location), startIn(location))
    const { row } = location
    return field.recordOf
      ? titleOfReference(row, String(value), format, String(row[field.recordOf]), 'goneOrHidden')
      : String(value)
  },
  richText: (_, value) => plainText(String(value)),
  integer: ({ unit }, value, _, { locale }) => {
    if (unit === 'bytes') return formatBytes(Number(value), locale)
    if (unit === 'minutesBefore') return formatMinutes(Number(value), locale)
    return unit === 'percent' ? formatPercent(Number(value), locale) : formatNumber(Number(value), locale)
  },
  decimal: (field, value, _, { locale }) => formatNumber(Number(value), locale, field.scale ?? 2),
  boolean: (_, value, __, format) => (value === true ? format.yes : format.no),
  date: (_, value, __, { locale }) => formatDay(String(value), locale),
  datetime: (field, value, { row }, { locale }) =>
    isWholeDay(field, row)
      ? formatDay(String(value).slice(0, 10), locale)
      : formatInstant(String(value), locale),
  choice: oneOf,
  choices: (_, value, { resource, name }, format) =>
    list(
      values(value).map((value) => format.option(resource, name, value)),
      format,
    ),
  tags: (_, value, __, format) => list(values(value), format),
  ref: (field, value, { row }, format) => titleOfReference(row, String(value), format, field.to),
  refs: (field, value, { row }, format) =>
    list(
      values(value).map((id) => titleOfReference(row, id, format, field.to)),
      format,
    ),
  listOf: (_, value, __, format) => format.entries(Array.isArray(value) ? value.length : 0),
  money: (field, value, { resource, row }, { locale }) =>
    formatMoney(Number(value), currencyIn(resource, field, row), locale),
  currency: (_, value, __, { locale }) => nameWithCode(String(value), locale),
  email: asIs,
  url: asIs,
  phone: asIs,
  color: asIs,
  country: (_, value, __, { locale }) => nameOfCode('region', String(value), locale),
  rank: asIs,
  file: (_, value) => fileName(String(value)),
  image: (_, value) => fileName(String(value)),
  json: (field, value, location, format) => jsonText(field, value, location, format, formatValue),
  state: oneOf,
}

/** The time zone in which the rule at this location repeats. */
function zoneOfRule({ resource, name, row }: FieldLocation): string {
  const { recurrence, timezone, allDay } = resource.views?.calendar ?? {}
  if (recurrence !== name) return 'UTC'
  const zone = timezone === undefined ? null : row[timezone]
  return zoneOf({
    allDay: allDay !== undefined && row[allDay] === true,
    timezone: zone ? String(zone) : null,
  })
}

/** The start of the event whose time zone is at this location; undefined if it has none, or lasts whole days. */
function startIn({ resource, name, row }: FieldLocation): Date | undefined {
  const { start = '', timezone, allDay = '' } = resource.views?.calendar ?? {}
  const value = row[start]
  if (timezone !== name || row[allDay] === true || typeof value !== 'string') return undefined
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * Whether an instant stands for a whole day, as another field of its record states: it is the same day in every time
 * zone.
 */
export const isWholeDay = ({ wholeDay }: FieldOf<'datetime'>, row: FieldLocation['row']): boolean =>
  wholeDay !== undefined && row[wholeDay] === true

/** Whether a value is empty: null, undefined, '' or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Formats a value as plain text in the user's language; '' if it is empty. */
export const formatValue = (
  field: AnyField,
  value: unknown,
  location: FieldLocation,
  format: FormatContext,
): string => (isEmpty(value) ? '' : byKind(texts, field, value, location, format))

/** Whether the user may read a record that this one refers to. */
export const readsReference = (row: FieldLocation['row'], id: string): boolean =>
  Object.hasOwn((row['_refs'] as object | undefined) ?? {}, id)

/**
 * The title of a referenced record; never its id.
 * @param reason why the title is missing if the user cannot read the record
 */
export function titleOfReference(
  row: FieldLocation['row'],
  id: string,
  { untitled }: Pick<FormatContext, 'untitled'>,
  to: string,
  reason: UntitledReason = 'hidden',
): string {
  const titlesById = row['_refs'] as Readonly<Record<string, string | null>> | undefined
  const title = titlesById?.[id]
  return isTitle(title) ? title : untitled(to, readsReference(row, id) ? 'empty' : reason)
}

export function currencyIn(
  resource: AnyResource,
  field: Parameters<typeof currencyOf>[1],
  row: FieldLocation['row'],
): string | undefined {
  const code = row[currencyOf(resource, field) ?? '']
  return typeof code === 'string' ? code : undefined
}

/** The text of rich text, on one line. */
export const plainText = (html: string): string =>
  decode(html.replaceAll(skippedHtml, '').replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The file name in an address. */
export function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || address
  } catch {
    return last || address
  }
}
