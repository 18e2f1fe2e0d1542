import { electronicName } from '../electronic/name'
import type { PrintedDocument } from '../printed'
import { DescribedPdf, electronicMetadata } from './metadata'
import { Pen } from './pen'
import { page } from './page-flow'
import { pagesOf } from './sheet'

/** Documents of one file, which has a title of its own if there are several. */
export interface RenderedFile {
  readonly documents: readonly PrintedDocument[]
  readonly title?: string
}

/**
 * Writes documents as one PDF; each begins on a new page and has its own page numbers. The PDF of one document with an
 * electronic form contains it, and conforms to PDF/A-3b (Factur-X, ZUGFeRD).
 */
export async function renderPdf({ documents, title }: RenderedFile): Promise<Uint8Array> {
  const [first] = documents
  if (!first) throw new Error('A PDF needs a document.')
  const changedAt = new Date(first.changedAt)
  const electronic = documents.length === 1 ? first.electronic : undefined
  const doc = new DescribedPdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...(electronic !== undefined && { subset: 'PDF/A-3b' as const }),
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
  if (electronic !== undefined) addElectronic(doc, electronic, changedAt)
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

/** The types of the package do not have the relation of a file to its document. */
interface RelatedFile extends PDFKit.Mixins.PDFAttachmentOptions {
  readonly relationship: 'Alternative'
}

function addElectronic(doc: DescribedPdf, xml: string, modifiedDate: Date): void {
  const options: RelatedFile = {
    name: electronicName,
    type: 'text/xml',
    modifiedDate,
    creationDate: modifiedDate,
    relationship: 'Alternative',
    description: 'The same document for programs (EN 16931)',
  }
  doc.file(Buffer.from(xml), options)
  doc.appendXML(electronicMetadata)
}
