import type { Queryable } from '#server/base/database'
import { matchesWhere } from '#define/layout/shown-parts'
import type { AnyResource } from '#define/resource'
import type { Row } from '#server/read/selection'
import type { ElectronicDocument } from '#server/write/services/electronic'
import { hooksIn } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { ciiOf } from './cii'
import { lacksOf, type ElectronicLack } from './lacks'

/** The XML of a document, or what it lacks for one. */
export interface Electronic {
  readonly xml?: string
  readonly lacks: readonly ElectronicLack[]
}

/** Whether a record has an electronic form in its present state. */
export const isElectronic = (resource: AnyResource, row: Row): boolean => {
  const where = resource.layout?.document?.electronic
  return where !== undefined && matchesWhere(where, row)
}

type Making = (
  services: { readonly database: Queryable },
  row: Row,
) => Promise<ElectronicDocument | undefined>

/** The electronic form of a record that its reader may read; undefined if it has none in its present state. */
export async function electronicOf(
  services: Pick<Services, 'hooks'> & { readonly database: Queryable },
  resource: AnyResource,
  row: Row,
): Promise<Electronic | undefined> {
  if (!isElectronic(resource, row)) return undefined
  const make = hooksIn(services, resource.name)?.electronic as Making | undefined
  if (!make) return undefined
  const document = await make(services, row)
  if (!document) return { lacks: ['electronicParties'] }
  const lacks = lacksOf(document)
  return lacks.length > 0 ? { lacks } : { xml: ciiOf(document), lacks }
}
