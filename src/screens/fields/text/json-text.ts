import type { AnyResource } from '#define'
import type { AnyField, FieldOf } from '#define/kinds'
import { fieldOf } from '#define/reading'
import { formatMoney, formatNumber } from '#base/format/intl'
import type { FieldLocation, FormatContext } from './format-context'

/** Formats a value of another field. */
type Format = (field: AnyField, value: unknown, location: FieldLocation, format: FormatContext) => string

interface Writing {
  readonly location: FieldLocation
  readonly format: FormatContext
  readonly formatValue: Format
  /** The resource whose fields the value names, if it names fields. */
  readonly target: AnyResource | undefined
}

/** A JSON value in words: labels instead of keys, and the number of entries that have no words. */
export function jsonText(
  field: FieldOf<'json'>,
  value: unknown,
  location: FieldLocation,
  format: FormatContext,
  formatValue: Format,
): string {
  const named = field.fieldsOf === undefined ? undefined : location.row[field.fieldsOf]
  const target = typeof named === 'string' ? format.resource(named) : undefined
  return textOf(value, { location, format, formatValue, target })
}

function textOf(value: unknown, writing: Writing): string {
  const { format, target } = writing
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? format.yes : format.no
  if (typeof value === 'number') return formatNumber(value, format.locale, 2)
  if (typeof value === 'string') return target ? sortText(value, target, format) : value
  if (Array.isArray(value)) return listText(value, writing)
  return objectText(value as Readonly<Record<string, unknown>>, writing)
}

/** A field, or a field to sort by: '-createdAt' is descending. */
function sortText(name: string, target: AnyResource, format: FormatContext): string {
  const field = name.replace(/^-/, '')
  if (!fieldOf(target, field)) return format.entries(1)
  return name === field ? format.field(target, field) : `${format.field(target, field)} ↓`
}

const isWordless = (item: unknown): boolean => typeof item === 'object' && item !== null

function listText(items: readonly unknown[], writing: Writing): string {
  if (items.some(isWordless) && !writing.target) return writing.format.entries(items.length)
  const separator = items.some(isWordless) ? '; ' : writing.format.locale.startsWith('zh') ? '、' : ', '
  return items.map((item) => textOf(item, writing)).join(separator)
}

function objectText(value: Readonly<Record<string, unknown>>, writing: Writing): string {
  const { target, format, location } = writing
  if (target && typeof value['field'] === 'string')
    return conditionText(value['field'], value['value'], writing)
  if (target)
    return Object.values(value)
      .map((item) => textOf(item, writing))
      .join('; ')
  const { amount, currency, ...others } = value
  const isMoney = typeof amount === 'number' && typeof currency === 'string'
  const shown = isMoney ? { amount: formatMoney(amount, currency, format.locale), ...others } : value
  return Object.entries(shown)
    .filter(([, item]) => item !== null && item !== undefined)
    .map(([key, item]) => {
      const label = format.field(location.resource, `${location.name}.${key}`)
      return `${label}: ${textOf(item, writing)}`
    })
    .join('; ')
}

/** 'Status: Open, Paid'; records are counted, because only their ids are known. */
function conditionText(name: string, value: unknown, { target, format, formatValue }: Writing): string {
  const field = target && fieldOf(target, name)
  if (!target || !field) return format.entries(1)
  const label = format.field(target, name)
  const values = [value].flat().filter((item) => item !== null && item !== undefined)
  if (values.length === 0) return label
  if (field.kind === 'ref' || field.kind === 'refs') return `${label}: ${format.entries(values.length)}`
  const isList = field.kind === 'choices' || field.kind === 'tags'
  const texts = values.map((item) =>
    formatValue(field, isList ? [item] : item, { resource: target, name, row: {} }, format),
  )
  return `${label}: ${texts.join(format.locale.startsWith('zh') ? '、' : ', ')}`
}
