import type { Queryable } from '#server/base/database'

/** The booked balance of each account with booked entries, in minor units of its currency. */
export async function bookedOnAccounts(tx: Queryable): Promise<Map<string, number>> {
  const rows = await tx.query<{ account: string; booked: number }>({
    text: `select "account", sum(case "direction" when 'in' then "amount" else -"amount" end)::bigint as "booked"
      from "ledgerEntries" where "status" <> 'pending' group by "account"`,
  })
  return new Map(rows.map(({ account, booked }) => [account, booked]))
}

/** The accounts whose balance is not the sum of their booked entries; none if the books are correct. */
export async function unreconciled(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: `select a."id" from "bankAccounts" a left join (
        select "account", sum(case "direction" when 'in' then "amount" else -"amount" end) as "booked"
        from "ledgerEntries" where "status" <> 'pending' group by "account"
      ) e on e."account" = a."id" where a."balance" <> coalesce(e."booked", 0)`,
  })
  return rows.map(({ id }) => id)
}
