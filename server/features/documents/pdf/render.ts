import PDFDocument from 'pdfkit'
import type { PrintedDocument } from '../printed'
import { Pen } from './pen'
import { page } from './page-flow'
import { pagesOf } from './sheet'

/** Documents of one file, which has a title of its own if there are several. */
export interface RenderedFile {
  readonly documents: readonly PrintedDocument[]
  readonly title?: string
}

/** Writes documents as one PDF; each begins on a new page and has its own page numbers. */
export async function renderPdf({ documents, title }: RenderedFile): Promise<Uint8Array> {
  const [first] = documents
  if (!first) throw new Error('A PDF needs a document.')
  const changedAt = new Date(first.changedAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: first.language,
    displayTitle: true,
    tagged: true,
    info: {
      Title: title ?? first.title,
      Author: first.from.lines[0] ?? first.brand,
      Subject: title ?? first.title,
      Creator: first.brand,
      Producer: first.brand,
      CreationDate: changedAt,
      ModDate: changedAt,
    },
  })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  const pen = new Pen(doc)
  for (const document of documents)
    for (const draws of pagesOf(pen, document)) {
      doc.addPage()
      for (const draw of draws) draw()
    }
  doc.end()
  await ended
  return Buffer.concat(parts)
}
