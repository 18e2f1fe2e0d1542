import type { AnyResource } from '#define/resource'
import { recordTitle } from '#define/layout/record-title'
import { Problem } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import type { Services } from '#server/write/services/services'
import { electronicOf } from './electronic'

export interface ElectronicFile {
  readonly xml: string
  /** Without an extension. */
  readonly fileName: string
}

/**
 * The electronic form of a record as a file.
 * @throws Problem `missing` for a record without one in its present state; `invalid` with what it lacks for one;
 * `forbidden` or `missing` as for reading the record.
 */
export async function electronicDocument(
  reader: Reader & Pick<Services, 'hooks'>,
  resource: AnyResource,
  id: string,
): Promise<ElectronicFile> {
  const row = await findOne(reader, resource, id)
  const electronic = await electronicOf(reader, resource, row)
  if (!electronic) throw new Problem({ kind: 'missing' })
  const { xml, lacks } = electronic
  if (xml === undefined)
    throw new Problem({ kind: 'invalid', faults: { electronic: lacks.map((key) => ({ key })) } })
  const label = sheetLabels(reader.caller.language).document(resource)
  return { xml, fileName: `${label} ${recordTitle(resource, row) ?? ''}`.trim() }
}
