import type { DavContext } from '../dav-context'
import { hrefElement, statusElement } from '../dav-response'
import { keyOf, type XmlName } from '../xml/names'
import { davElement, element, type Xml } from '../xml/write-xml'
import { hrefOf, type DavResource } from './dav-resource'
import type { PropertyRequest } from './property-request'
import { onRequest, propertiesOf } from './property-values'

/** How properties are requested. */
export interface PropertyOptions {
  readonly request: PropertyRequest
  /** Whether properties that a resource does not have are left out (Prefer: return=minimal, RFC 8144). */
  readonly isMinimal: boolean
}

const nameIn = (key: string): XmlName => {
  const end = key.indexOf('}')
  return { namespace: key.slice(1, end), name: key.slice(end + 1) }
}

/** The response element of a resource with the requested properties. */
export async function responseOf(
  context: DavContext,
  resource: DavResource,
  { request, isMinimal }: PropertyOptions,
): Promise<Xml> {
  const known = propertiesOf[resource.kind]
  const names =
    request.kind === 'named'
      ? request.names
      : [...known.keys()].filter((key) => request.kind === 'names' || !onRequest.has(key)).map(nameIn)
  const [found, missing]: [Xml[], Xml[]] = [[], []]
  for (const name of names) {
    if (request.kind === 'names') {
      found.push(element(name))
      continue
    }
    const value = await known.get(keyOf(name))?.(context, resource)
    if (value === undefined) missing.push(element(name))
    else found.push(element(name, value))
  }
  const isNotFound = missing.length > 0 && !isMinimal
  return davElement('response', [
    hrefElement(hrefOf(context, resource)),
    ...(found.length > 0 || !isNotFound ? [propstat(found, 200)] : []),
    ...(isNotFound ? [propstat(missing, 404)] : []),
  ])
}

const propstat = (properties: readonly Xml[], status: number): Xml =>
  davElement('propstat', [davElement('prop', properties), statusElement(status)])
