import type { Queryable } from '#server/base/database'

/** Whether a user has paid for a product, or received it. Cancelled and refunded orders do not count. */
export async function hasBought(database: Queryable, user: string, product: string): Promise<boolean> {
  const found = await database.query({
    name: 'shop_has_bought',
    text: `select 1 from "orders" where "buyer" = $1 and "lines" @> $2::jsonb
      and ("paidAt" is not null or "status" in ('paid', 'packed', 'partlyShipped', 'shipped', 'delivered'))
      and "status" not in ('pending', 'cancelled', 'refunded') limit 1`,
    values: [user, JSON.stringify([{ product }])],
  })
  return found.length > 0
}
