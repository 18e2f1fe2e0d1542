import { expect } from 'vitest'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import type { Client } from '../worlds/client'

/** What a PDF contains. */
export interface ReadPdf {
  readonly status: number
  /** The text of each page. */
  readonly pages: readonly string[]
  readonly text: string
  readonly info: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** Requests a PDF and reads its text. */
export async function readPdf(
  client: Client,
  path: string,
  headers?: Record<string, string>,
): Promise<ReadPdf> {
  const response = await client.raw('GET', path, undefined, headers)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return { ...(await pdfText(await response.arrayBuffer())), status: 200, headers: response.headers }
}

/** The text of a PDF, page by page. */
export async function pdfText(bytes: ArrayBuffer): Promise<Omit<ReadPdf, 'status' | 'headers'>> {
  hideAdded()
  const proxy = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await getMeta(proxy)
  const { text: pages } = await extractText(proxy)
  return { pages, text: pages.join('\n'), info }
}

/** The package that plans migrations adds a property to every array, with which the reader of PDFs refuses to start. */
function hideAdded(): void {
  for (const name of Object.keys(Array.prototype))
    Object.defineProperty(Array.prototype, name, { enumerable: false })
}
