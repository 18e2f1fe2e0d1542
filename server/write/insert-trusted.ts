import type { Values } from '#define/parse'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '../db/uuid7'
import { sql } from '../db/statement'
import type { Row } from '../read/selection'
import type { Writing } from './context'
import { insert } from './save'
import { computedValues, withDefaults } from './values/values'

/**
 * Creates a record whose values a server half has made and answers for: nobody sent them as they are, so no rule and no
 * schema is asked. Ledger and version are as ever; what is left out has its default. References are for the server half
 * to hold.
 */
export async function insertTrusted<R extends AnyResource>(
  writing: Writing,
  resource: R,
  values: Values,
): Promise<Row<R>> {
  const full = withDefaults(resource, { id: uuid7(), ...values })
  return insert(writing, writing.tx, resource, { ...full, ...computedValues(resource, full) }, sql`true`)
}
