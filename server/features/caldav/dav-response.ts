import { dav } from './xml/names'
import { davElement, document, element, type Xml } from './xml/write-xml'
import type { DavError } from './dav-error'

/** A response, which the route sends. */
export interface DavResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' }

/** A response without content. */
export const empty = (status: number, headers: Readonly<Record<string, string>> = {}): DavResponse => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
})

/** A response of several resources (RFC 4918, section 13). */
export const multistatus = (responses: readonly Xml[]): DavResponse => ({
  status: 207,
  headers: xmlHeaders,
  body: document(davElement('multistatus', responses)),
})

const phrases: Readonly<Record<number, string>> = {
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  424: 'Failed Dependency',
  507: 'Insufficient Storage',
}
/** The status of a resource, or of some of its properties. */
export const statusElement = (status: number): Xml =>
  davElement('status', `HTTP/1.1 ${status} ${phrases[status] ?? 'Error'}`)

/** The address of a resource in a response. */
export const hrefElement = (href: string): Xml => davElement('href', href)

/** The response of an error. */
export function errorResponse({ status, precondition, detail }: DavError): DavResponse {
  if (!precondition) return empty(status)
  const inner = detail.href === undefined ? [] : [hrefElement(detail.href)]
  const text = detail.text === undefined ? [] : [davElement('responsedescription', detail.text)]
  const body = document(davElement('error', [element(precondition, inner), ...text]))
  return { status, headers: xmlHeaders, body }
}

/** The condition of an error of WebDAV itself. */
export const davCondition = (name: string) => ({ namespace: dav, name })
