import { actOnRecord } from '#server/write/act'
import { asSystem } from '#server/write/related'
import type { SavedContext } from '#server/write/services/resource-hooks'
import type { orders } from '../../orders.resource'

/**
 * Has the sent invoice of an order record what the order was paid and refunded by a change. One that is sent at the same
 * time is waited for; a draft records it when it is sent.
 */
export async function settleInvoices(context: SavedContext<typeof orders>): Promise<void> {
  const { record, previous, tx, services } = context
  if (!previous || (record.paid === previous.paid && record.refunded === previous.refunded)) return
  const { invoices } = services.app
  if (!invoices) return
  const found = await tx.query<{ id: string; status: string }>({
    text: `select "id", "status" from "invoices" where "order" = $1 order by "id" for no key update`,
    values: [record.id],
  })
  for (const { id, status } of found)
    if (status !== 'draft' && status !== 'void')
      await actOnRecord(asSystem(context), invoices, id, { name: 'settle', given: {} })
}
