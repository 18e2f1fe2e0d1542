import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '../db/uuid7'
import { sql } from '../db/statement'
import type { Row } from '../read/selection'
import { automate } from './automation/automate'
import type { Writing } from './context'
import { insert } from './save'
import { derivedValues, withDefaults } from './values/values'

/**
 * Creates a record from values that resource hooks computed: neither access rules nor the schema are checked. Change
 * log, version and defaults are as for every record. The hooks must lock references themselves.
 */
export async function insertTrusted<R extends AnyResource>(
  writing: Writing,
  resource: R,
  values: Values,
): Promise<Row<R>> {
  const given = withDefaults(resource, { id: uuid7(), ...values })
  const effects = await automate(writing, resource, { values: given })
  const full = { ...given, ...effects.values }
  const record = { ...full, ...derivedValues(resource, full) }
  return insert(writing, writing.tx, resource, record, { rule: sql`true`, causes: effects.causes })
}
