import { cleanName } from '#server/features/files/file-name'
import { zipWriter } from './zip'
import { mergedPdfOf } from '../documents/pdf-of'
import type { PrintedDocument } from '../documents/printed'

/** How the documents of many records are put into one file: merged, or as files of a zip. */
export const documentFormats = ['pdf', 'zip'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export const isDocumentFormat = (format: string): format is DocumentFormat =>
  (documentFormats as readonly string[]).includes(format)

/** The most documents of one file. */
export const maxDocuments = 1000

export const contentTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
}

type Parts = AsyncIterable<readonly PrintedDocument[]>

/** The bytes of the file, from the documents part by part. */
export const documentsFile = (
  format: DocumentFormat,
  parts: Parts,
  title: string,
): AsyncGenerator<Uint8Array> => (format === 'pdf' ? merged(parts, title) : zipped(parts))

async function* merged(parts: Parts, title: string): AsyncGenerator<Uint8Array> {
  const documents: PrintedDocument[] = []
  for await (const part of parts) documents.push(...part)
  if (documents.length > 0) yield await mergedPdfOf({ documents, title })
}

async function* zipped(parts: Parts): AsyncGenerator<Uint8Array> {
  const zip = zipWriter()
  const taken = new Set<string>()
  for await (const part of parts)
    for (const document of part) {
      await zip.open(`${freeName(cleanName(document.fileName), taken)}.pdf`)
      await zip.writeBytes(await mergedPdfOf({ documents: [document] }))
      yield zip.taken()
    }
  await zip.end()
  yield zip.taken()
}

/** A name that no other file has: 'Invoice (2)'. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name} (${count})`
  taken.add(free.toLowerCase())
  return free
}
