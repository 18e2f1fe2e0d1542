import { within } from '#server/db/within'
import { updateRelated, lockRecords } from '#server/write/related'
import type { Writer } from '#server/write/context'

/** Computes the sold pieces of all products, after many orders were imported. */
export async function countAllSold(writer: Writer): Promise<void> {
  await writer.database.transaction(async (tx) => {
    const context = { ...writer, tx, database: within(writer.database.engine, tx) }
    const counted = await tx.query<{ product: string; pieces: number }>({
      text: `select "line"->>'product' as "product", sum(("line"->>'quantity')::int * "sign")::int as "pieces"
        from "orders" cross join lateral (
          select "value" as "line", 1 as "sign" from jsonb_array_elements("lines")
          union all select "value", -1 from jsonb_array_elements("returnedLines")) "sold"
        where "status" not in ('cancelled', 'refunded') group by 1 order by 1`,
    })
    const held = await lockRecords(
      context,
      'products',
      counted.map(({ product }) => product),
    )
    for (const { product, pieces } of counted) {
      const record = held.get(product)
      if (record) await updateRelated(context, 'products', record, { sold: pieces })
    }
  })
}
