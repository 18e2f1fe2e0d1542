import type { DocumentParty } from '#define/layout/document-of'
import { fieldOf } from '#define/reading'
import { brand } from '#text/brand'
import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { printedValue, titleOfRef, type PrintContext } from './printed-value'

/** The text lines of a party: fields of the record, or of the record that it refers to as far as its reader may read it. */
export async function partyOf(
  reader: Reader,
  { names, of }: DocumentParty,
  context: PrintContext,
): Promise<readonly string[]> {
  if (!of) return linesOf(names, context)
  const resource = reader.app[of.to]
  const row = resource && (await readableRow(reader, of))
  if (row && resource) return linesOf(names, { ...context, resource, row })
  const title = titleOfRef(context, of.id, of.to)
  return title === '' ? [] : [title]
}

/** The other record; undefined where the reader may not read it. */
async function readableRow(
  reader: Reader,
  { to, id }: NonNullable<DocumentParty['of']>,
): Promise<PrintContext['row'] | undefined> {
  const resource = reader.app[to]
  if (!resource) return undefined
  try {
    return await findOne(reader, resource, id)
  } catch (error) {
    if (error instanceof Problem && ['missing', 'forbidden'].includes(error.refusal.kind)) return undefined
    throw error
  }
}

const linesOf = (names: readonly string[], context: PrintContext): readonly string[] =>
  names
    .flatMap((name) =>
      printedValue(fieldOf(context.resource, name), context.row[name], name, context).split('\n'),
    )
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The company of the workspace with its first office. */
export function issuerOf(language: Language): readonly string[] {
  const [city, street] = brand.offices[0][language]
  return [brand.company, street, city]
}
