import type { Context, Hono } from 'hono'
import type { AnyResource } from '#define/resource'
import { languageOf } from '#text/language-of'
import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { pdfOf } from '#server/features/documents/pdf-of'
import {
  electronicDocument,
  type ElectronicFile,
} from '#server/features/documents/electronic/electronic-file'
import { printedDocument } from '#server/features/documents/print'
import type { PrintedDocument } from '#server/features/documents/printed'
import { cleanName, disposition } from '#server/features/files/file-name'
import { parameter, queryOf, reading, type Rest } from '../../request'

/** The documents of a resource that declares them, as PDF and in electronic form. */
export function documentPdfRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.layout?.document) return
  const answer = async (c: Context) => {
    const requested = requestedLanguage(c)
    const printed = await reading(rest, c, (reader) =>
      printedDocument(
        { ...reader, hooks: rest.services.hooks },
        resource,
        parameter(c, 'id'),
        requested ?? reader.caller.language,
      ),
    )
    return pdfAnswer(c, printed)
  }
  hono.get(`/api/${resource.name}/:id/document.pdf`, answer)
  // The path in the specification of invoices.
  hono.get(`/api/${resource.name}/:id/pdf`, answer)
  electronicDocumentRoutes(hono, rest, resource)
}

/**
 * The language in the query.
 * @throws Problem `invalid` for a language that the application does not have.
 */
function requestedLanguage(c: Context): Language | undefined {
  const given = queryOf(c).get('language')
  if (given === null) return undefined
  const language = languageOf(given)
  if (!language) throw invalidField('language', 'choice', { options: 'en, cn' })
  return language
}

/** The electronic form of records that have one, as XML. */
function electronicDocumentRoutes(hono: Hono, rest: Rest, resource: AnyResource): void {
  if (!resource.layout?.document?.electronic) return
  hono.get(`/api/${resource.name}/:id/document.xml`, async (c) => {
    const found = await reading(rest, c, (reader) =>
      electronicDocument({ ...reader, hooks: rest.services.hooks }, resource, parameter(c, 'id')),
    )
    return xmlAnswer(c, found)
  })
}

/** An electronic document as a file to download. */
export function xmlAnswer(c: Context, { xml, fileName }: ElectronicFile): Response {
  return c.body(xml, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': disposition('attachment', `${cleanName(fileName)}.xml`),
    'cache-control': 'no-store',
  })
}

/** A document as a file to download. */
export async function pdfAnswer(c: Context, printed: PrintedDocument): Promise<Response> {
  const bytes = await pdfOf({ documents: [printed] })
  return c.body(new Uint8Array(bytes).buffer, 200, {
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': disposition('attachment', `${cleanName(printed.fileName)}.pdf`),
    'cache-control': 'no-store',
  })
}
