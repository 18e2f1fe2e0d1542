import { writableFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Row } from '#server/read/selection'
import { CleanInput } from '#server/write/values/clean-input'
import { appOf, inTransaction, type Stored, type Writer } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import type { Expecting } from '#server/write/action-input'
import { apply } from '#server/write/update'
import { differing, parseInput } from '#server/write/values/values'
import { currentNames } from './current-names'
import { entriesOf } from '#server/write/change-entries'

/** The values of a record at a version, computed backwards from the current ones through its changes. */
async function valuesAt(
  tx: Queryable,
  resource: AnyResource,
  record: Stored,
  version: number,
): Promise<Values> {
  const later = record.version - version
  const entries = later > 0 ? await entriesOf(tx, resource.name, record.id, { limit: later }) : []
  const isWhole = entries.every((entry, index) => entry.version === record.version - index)
  if (later < 0 || entries.length !== later || !isWhole) throw invalidField('version', 'version')
  return entries.reduce<Values>(
    (values, { before }) => ({ ...values, ...currentNames(resource, before) }),
    record,
  )
}

/**
 * Restores the values of an earlier version, as far as the caller may write them; states are not changed. This is a
 * new change, with its own version and entry.
 * @throws Problem `forbidden`, `missing`, `stale` or `invalid`, also if an old value is no longer accepted.
 */
export async function restoreVersion(
  writer: Writer,
  resource: AnyResource,
  name: string,
  version: number,
  expecting: Expecting = {},
): Promise<Row> {
  const { role } = writer.caller
  const rule = requireAllowed(appOf(writer), resource, 'update', writer.caller)
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'update', expecting.version)
    const old = await valuesAt(writing.tx, resource, record, version)
    const settable = Object.keys(writableFields(resource, role))
    const changed = differing(record, Object.fromEntries(settable.map((field) => [field, old[field]])))
    const given = Object.fromEntries(changed.map((field) => [field, old[field]]))
    // Values in the change log were sanitized when they were stored.
    const values = parseInput(resource, role, new CleanInput(given), 'update')
    return apply(writing, resource, { operation: 'restore', record, values, rule })
  })
}
