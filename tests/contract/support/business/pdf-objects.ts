import { inflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary as text, and its stream without compression. */
export interface PdfObject {
  readonly id: number
  readonly dictionary: string
  readonly stream?: Buffer
}

/** The objects of a PDF that has them one after the other, as pdfkit writes them. */
export function objectsOf(pdf: Buffer): readonly PdfObject[] {
  const source = pdf.toString('latin1')
  const objects: PdfObject[] = []
  const start = /(?:^|\n)(\d+) 0 obj\n/g
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const begin = start.lastIndex
    const length = /\/Length (\d+)/.exec(source.slice(begin, source.indexOf('endobj', begin)))?.[1]
    const streamAt = length === undefined ? -1 : source.indexOf('\nstream\n', begin)
    if (streamAt < 0) {
      objects.push({
        id: Number(match[1]),
        dictionary: source.slice(begin, source.indexOf('\nendobj', begin)),
      })
      continue
    }
    const dictionary = source.slice(begin, streamAt)
    const from = streamAt + '\nstream\n'.length
    const bytes = pdf.subarray(from, from + Number(length))
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.push({ id: Number(match[1]), dictionary, stream })
    start.lastIndex = from + Number(length)
  }
  return objects
}

/** The only object whose dictionary matches. @throws an error if there is none, or another one. */
export function objectWith(objects: readonly PdfObject[], pattern: RegExp): PdfObject {
  const found = objects.filter(({ dictionary }) => pattern.test(dictionary))
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} objects match ${pattern}`)
  return found[0]
}

/** The object that a name of a dictionary refers to. */
export function referred(objects: readonly PdfObject[], { dictionary }: PdfObject, name: string): PdfObject {
  const id = new RegExp(`/${name}\\s*\\[?\\s*(\\d+) 0 R`).exec(dictionary)?.[1]
  const object = objects.find((each) => each.id === Number(id))
  if (!object) throw new Error(`${name} is missing in ${dictionary}`)
  return object
}
