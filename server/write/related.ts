import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { onBehalfOf, type Transaction } from '../base/caller'
import { quoted } from '../db/tables/columns'
import { sql, statement } from '../db/statement'
import { within } from '../db/within'
import type { Services } from './services/services'
import type { Stored, Writing } from './context'
import { apply } from './update'

/** The transaction of a change, with the services, for further changes that follow from it. */
export type TransactionContext = Transaction & { readonly services: Services }

/**
 * The same with the system as caller, on behalf of the user: in the same transaction and the same batch of the change
 * log.
 */
export const asSystem = ({ services, tx, caller, batch, now }: TransactionContext): Writing => {
  const database = within(services.database.engine, tx)
  return { services: { ...services, database }, database, tx, batch, now, caller: onBehalfOf(caller) }
}

const resourceOf = ({ services }: TransactionContext, name: string): AnyResource => {
  const resource = services.app[name]
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/**
 * Locks records of another resource until the transaction ends, always in the order of their ids to avoid deadlocks.
 * Records that refer to them are not locked.
 * @returns the existing ones by their ids, as their table stores them.
 */
export async function lockRecords(
  context: TransactionContext,
  name: string,
  ids: readonly string[],
): Promise<Map<string, Stored>> {
  const table = sql.raw(quoted(resourceOf(context, name).name))
  const rows = await context.tx.query<Stored>(
    statement(
      sql`select ${table}.* from ${table} where "id" = any(${sql.param([...new Set(ids)])}::uuid[]) order by "id" for no key update`,
    ),
  )
  return new Map(rows.map(({ search: _search, ...record }) => [record.id, record as Stored]))
}

/**
 * Updates a locked record as a consequence of another change: through the write pipeline, with its entry in the
 * change log.
 */
export async function updateRelated(
  context: TransactionContext,
  name: string,
  record: Stored,
  values: Values,
): Promise<void> {
  const change = { operation: 'update', record, values, rule: sql`true` }
  await apply(asSystem(context), resourceOf(context, name), change)
}
