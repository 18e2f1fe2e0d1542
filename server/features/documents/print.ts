import { documentOf, type DocumentTable } from '#define/layout/document-of'
import { fieldOf } from '#define/reading'
import { recordTitle } from '#define/layout/record-title'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { document as cn } from '#locales/cn/document'
import { document as en } from '#locales/en/document'
import { brand } from '#text/brand'
import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import type { Services } from '#server/write/services/services'
import { electronicOf } from './electronic/electronic'
import { issuerOf, partyOf } from './print-parties'
import type { PrintedDocument, PrintedFact, PrintedTable } from './printed'
import { tagOf } from '#text/language-tag'
import { printedValue, type PrintContext } from './printed-value'

const allTexts = { en, cn }

/** A reader of documents; with the hooks of resources, documents have their electronic form. */
export interface PrintReader extends Reader {
  readonly hooks?: Services['hooks']
}

/**
 * The document of a record in a language, with what its reader may read.
 * @throws Problem `missing` for resources without a document; `forbidden` or `missing` as for reading the record.
 */
export async function printedDocument(
  reader: PrintReader,
  resource: AnyResource,
  id: string,
  language: Language,
): Promise<PrintedDocument> {
  if (!resource.layout?.document) throw new Problem({ kind: 'missing' })
  return printedRow(reader, resource, await findOne(reader, resource, id), language)
}

/** The same for a record that was read before. */
export async function printedRow(
  reader: PrintReader,
  resource: AnyResource,
  row: Row,
  language: Language,
): Promise<PrintedDocument> {
  const content = documentOf(resource, row)
  if (!content) throw new Problem({ kind: 'missing' })
  const labels = sheetLabels(language)
  const context: PrintContext = { app: reader.app, language, labels, resource, row }
  const texts = allTexts[language]
  const { meta, totals, lines, breakdown, notices, note, from, to } = content
  const number = recordTitle(resource, row) ?? ''
  const title = texts.title
    .replace('{{document}}', () => labels.document(resource))
    .replace('{{number}}', () => number)
    .trim()
  const status = content.status === undefined ? '' : valueOf(content.status, context)
  const { database, hooks } = reader
  const electronic = hooks && (await electronicOf({ database, hooks }, resource, row))?.xml
  return {
    language: tagOf(language),
    title,
    fileName: title,
    brand: brand.name,
    ...(status && { status }),
    from: {
      heading: texts.from,
      lines: from ? await partyOf(reader, from, context) : issuerOf(language),
    },
    ...(to && { to: { heading: texts.to, lines: await partyOf(reader, to, context) } }),
    facts: factsOf(meta, context),
    ...(lines && { lines: { ...tableOf(lines, context), carried: carriedOf(lines, context) } }),
    totals: factsOf(totals, context),
    ...(breakdown && { breakdown: tableOf(breakdown, context) }),
    notices: notices.map((name) => labels.notice(resource, name)),
    ...(note !== undefined && { note: factOf(note, context) }),
    texts: { carriedForward: texts.carriedForward, broughtForward: texts.broughtForward, page: texts.page },
    ...(electronic !== undefined && { electronic }),
    changedAt: new Date(String(row['updatedAt'] ?? row['createdAt'] ?? 0)).toISOString(),
  }
}

const valueOf = (name: string, context: PrintContext): string =>
  printedValue(fieldOf(context.resource, name), context.row[name], name, context)

const factOf = (name: string, context: PrintContext): PrintedFact => ({
  label: context.labels.field(context.resource, name),
  value: valueOf(name, context),
})

const factsOf = (names: readonly string[], context: PrintContext): PrintedFact[] =>
  names.map((name) => factOf(name, context)).filter(({ value }) => value !== '')

/** The field of a column of rows. */
function columnField(resource: AnyResource, of: string, name: string): AnyField | undefined {
  const list = fieldOf(resource, of)
  return list?.kind === 'listOf' ? (list.fields[name] ?? list.computed?.[name]?.[0]) : undefined
}

const isFigure = (field: AnyField | undefined): boolean =>
  field !== undefined && ['integer', 'decimal', 'money'].includes(field.kind)

type Lines = DocumentTable & {
  readonly amounts?: { readonly like: string; readonly values: readonly number[] }
  readonly carried?: { readonly like: string; readonly values: readonly number[] }
}

function tableOf({ of, columns, rows, amounts }: Lines, context: PrintContext): PrintedTable {
  const { resource, labels, language } = context
  const written = (name: string, value: unknown) =>
    printedValue(columnField(resource, of, name), value, `${of}.${name}`, context)
  const last = amounts && { heading: allTexts[language].amount, isFigure: true }
  return {
    name: labels.field(resource, of),
    columns: [
      ...columns.map((name) => ({
        heading: labels.field(resource, `${of}.${name}`),
        isFigure: isFigure(columnField(resource, of, name)),
      })),
      ...(last ? [last] : []),
    ],
    rows: rows.map((row, index) => [
      ...columns.map((name) => written(name, row[name])),
      ...(amounts ? [written(amounts.like, amounts.values[index])] : []),
    ]),
  }
}

function carriedOf({ of, carried }: Lines, context: PrintContext): readonly string[] {
  if (!carried) return []
  const { like, values } = carried
  const field = columnField(context.resource, of, like)
  return values.map((value) => printedValue(field, value, `${of}.${like}`, context))
}
