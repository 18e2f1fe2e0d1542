import { asSystem, type TransactionContext } from '#server/write/related'
import { insertTrusted } from '#server/write/insert-trusted'
import { stockMovements, type StockMovement } from '../../stock-movements.resource'

/** What changed the stock of a product, or of one of its variants. */
export interface Movement {
  readonly product: string
  readonly variant?: string | null
  /** The name of the product, with the code of the variant. */
  readonly item: string
  readonly change: number
  readonly stockAfter: number
  readonly reason: StockMovement['reason']
  readonly order?: string
}

/** The name of a movement's product, with the code of its variant. */
export const itemName = (name: string, code?: string): string => (code ? `${name} (${code})` : name)

/** Appends a movement in the transaction of the change of the stock; the product is locked. */
export async function recordMovement(context: TransactionContext, movement: Movement): Promise<void> {
  if (movement.change === 0) return
  const { variant = null, order = null, ...values } = movement
  await insertTrusted(asSystem(context), stockMovements, {
    ...values,
    variant,
    order,
    note: null,
    by: context.caller.userId,
  })
}

/** The movements of a product without a variant added up. */
export async function ownMovements({ tx }: TransactionContext, product: string): Promise<number> {
  const [row] = await tx.query<{ sum: number }>({
    name: 'shop_own_movements',
    text: `select coalesce(sum("change"), 0)::int as "sum" from "stockMovements"
      where "product" = $1 and "variant" is null`,
    values: [product],
  })
  return row?.sum ?? 0
}
