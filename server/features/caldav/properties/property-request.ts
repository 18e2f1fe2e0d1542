import { DavError } from '../dav-error'
import { dav, type XmlName } from '../xml/names'
import type { XmlElement } from '../xml/parse-xml'

/** Which properties are requested: some by their names, all, or only the names of all. */
export type PropertyRequest =
  { readonly kind: 'named'; readonly names: readonly XmlName[] } | { readonly kind: 'all' | 'names' }

/** The most properties of a request. */
const maxProperties = 200

/** The child of an element with a name. */
export const childOf = (
  { children }: XmlElement,
  name: string,
  namespace: string = dav,
): XmlElement | undefined => children.find((child) => child.name === name && child.namespace === namespace)

/**
 * The properties that the body of a PROPFIND or a report requests; all without a body.
 * @throws DavError 400
 */
export function propertyRequest(body: XmlElement | undefined): PropertyRequest {
  if (!body || childOf(body, 'allprop')) return { kind: 'all' }
  if (childOf(body, 'propname')) return { kind: 'names' }
  const names = childOf(body, 'prop')?.children ?? []
  if (names.length > maxProperties) throw new DavError(400)
  return { kind: 'named', names: names.map(({ namespace, name }) => ({ namespace, name })) }
}
