import { byKind, type AnyField, type KindMap } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { currencyOf } from '#define/reading'
import { isTitle } from '#define/layout/record-title'
import type { Language } from '#server/base/caller'
import { majorText } from '#server/base/labels/money'
import { textOfHtml } from '#server/features/mail/text-of-html'
import type { SheetLabels } from '#server/base/labels/sheet-labels'
import type { App } from '#define/app'
import { tagOf } from '#text/language-tag'

/** What the values of a document are written with. */
export interface PrintContext {
  readonly app: App
  readonly language: Language
  readonly labels: SheetLabels
  readonly resource: AnyResource
  /** The record, as its reader may read it. */
  readonly row: Readonly<Record<string, unknown>>
}

type Writer = [value: unknown, path: string, context: PrintContext]

const asIs = (_: AnyField, value: unknown) => String(value)
const hidden = () => ''
const option = (_: AnyField, value: unknown, path: string, { labels, resource }: PrintContext) =>
  labels.option(resource, path, String(value))
const listed = (values: readonly string[], { language }: PrintContext) =>
  values.filter((value) => value !== '').join(language === 'cn' ? '、' : ', ')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const number = (value: unknown, { language }: PrintContext, digits = 0) =>
  Number(value).toLocaleString(tagOf(language), { maximumFractionDigits: digits })
const moment = (value: unknown, { language }: PrintContext, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tagOf(language), { timeZone: 'UTC', ...options }).format(new Date(String(value)))
const day = (value: unknown, context: PrintContext) =>
  moment(`${String(value).slice(0, 10)}T00:00:00Z`, context, { dateStyle: 'medium' })

/** The title of a record that this one refers to; never its id. */
export function titleOfRef({ app, row, labels }: PrintContext, id: string, to: string): string {
  const titles = row['_refs'] as Readonly<Record<string, string | null>> | undefined
  const title = titles?.[id]
  if (isTitle(title)) return title
  const other = app[to]
  return other ? labels.untitled(other, titles !== undefined && Object.hasOwn(titles, id)) : ''
}

const texts: KindMap<string, Writer> = {
  text: (field, value) => (field.recordOf || field.secret ? '' : String(value)),
  richText: (_, value) => textOfHtml(String(value)),
  integer: (_, value, __, context) => number(value, context),
  decimal: (field, value, _, context) => number(value, context, field.scale ?? 2),
  boolean: (_, value, __, { labels }) => (value === true ? labels.yes : labels.no),
  date: (_, value, __, context) => day(value, context),
  datetime: (field, value, _, context) =>
    field.wholeDay !== undefined && context.row[field.wholeDay] === true
      ? day(value, context)
      : moment(value, context, {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZoneName: 'short',
        }),
  choice: option,
  choices: (field, value, path, context) =>
    listed(
      textsOf(value).map((name) => option(field, name, path, context)),
      context,
    ),
  tags: (_, value, __, context) => listed(textsOf(value), context),
  ref: (field, value, _, context) => titleOfRef(context, String(value), field.to),
  refs: (field, value, _, context) =>
    listed(
      textsOf(value).map((id) => titleOfRef(context, id, field.to)),
      context,
    ),
  listOf: hidden,
  money: (field, value, _, { resource, row, language }) =>
    moneyText(Number(value), row[currencyOf(resource, field) ?? ''], language),
  currency: (_, value, __, { language }) => nameOfCode('currency', value, language),
  email: asIs,
  url: asIs,
  phone: asIs,
  color: asIs,
  country: (_, value, __, { language }) => nameOfCode('region', value, language),
  rank: hidden,
  file: hidden,
  image: hidden,
  json: hidden,
  state: option,
}

const nameOfCode = (type: 'region' | 'currency', value: unknown, language: Language) =>
  new Intl.DisplayNames(tagOf(language), { type, fallback: 'code' }).of(String(value)) ?? String(value)

function moneyText(minor: number, currency: unknown, language: Language): string {
  const code = typeof currency === 'string' ? currency : undefined
  const amount = Number(majorText(minor, code))
  return code
    ? amount.toLocaleString(tagOf(language), { style: 'currency', currency: code })
    : amount.toLocaleString(tagOf(language), { minimumFractionDigits: 2 })
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as text in the language of the document; '' if it is empty or has no text. */
export const printedValue = (
  field: AnyField | undefined,
  value: unknown,
  path: string,
  context: PrintContext,
): string => (!field || isEmpty(value) ? '' : byKind(texts, field, value, path, context))
