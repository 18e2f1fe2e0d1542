import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import { lockRecords, updateRelated, type TransactionContext } from '#server/write/related'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { Voucher, vouchers } from '../vouchers.resource'

type Limits = Pick<
  Voucher,
  'id' | 'percent' | 'validFrom' | 'validUntil' | 'maxUses' | 'maxUsesOfBuyer' | 'used'
>

/** Who redeems a voucher, and on which day (UTC). */
interface Redeemer {
  readonly buyer: string | null
  readonly today: string
}

/** An active voucher by its code, in whatever case it was entered. */
async function voucherOf(database: Queryable, code: string): Promise<Limits | undefined> {
  const [voucher] = await database.query<Limits>({
    name: 'shop_voucher',
    text: `select "id", "percent", "validFrom", "validUntil", "maxUses", "maxUsesOfBuyer", "used" from "vouchers"
      where upper("code") = upper($1) and "status" = 'active'`,
    values: [code],
  })
  return voucher
}

/** How many orders of a buyer have a voucher, without those that were cancelled. */
async function usesOf(database: Queryable, code: string, buyer: string | null): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    name: 'shop_voucher_uses',
    text: `select count(*)::int as "count" from "orders"
      where "buyer" = $1 and upper("voucher") = upper($2) and "status" <> 'cancelled'`,
    values: [buyer, code],
  })
  return row?.count ?? 0
}

/**
 * @throws Problem invalid at `discount` where the voucher is not valid on this day, or was used too often.
 */
async function requireUsable(
  database: Queryable,
  code: string,
  voucher: Limits | undefined,
  { buyer, today }: Redeemer,
): Promise<Limits> {
  const isValid =
    voucher !== undefined &&
    (voucher.validFrom === null || voucher.validFrom <= today) &&
    (voucher.validUntil === null || voucher.validUntil >= today)
  if (!isValid) throw invalidField('discount', 'voucher')
  const { maxUses, maxUsesOfBuyer, used } = voucher
  if (maxUses !== null && used >= maxUses) throw invalidField('discount', 'voucherUsedUp')
  if (maxUsesOfBuyer !== null && (await usesOf(database, code, buyer)) >= maxUsesOfBuyer)
    throw invalidField('discount', 'voucherUsedByYou')
  return voucher
}

const rebate = (subtotal: number, percent: number): number => Math.round((subtotal * percent) / 100)

/**
 * The discount of a voucher, rounded to whole minor units.
 * @throws Problem invalid at `discount` where there is no such voucher, or it cannot be used.
 */
export async function discountOf(
  database: Queryable,
  code: string | null,
  subtotal: number,
  redeemer: Redeemer,
): Promise<number> {
  if (!code) return 0
  const voucher = await voucherOf(database, code)
  const { percent } = await requireUsable(database, code, voucher, redeemer)
  return rebate(subtotal, percent)
}

/**
 * Uses a voucher once, and returns its discount. The voucher is locked, so that concurrent orders never use it more
 * often than it may be.
 * @throws Problem invalid at `discount`.
 */
export async function redeem(
  context: TransactionContext,
  code: string | null,
  subtotal: number,
  redeemer: Redeemer,
): Promise<number> {
  if (!code) return 0
  const found = await voucherOf(context.tx, code)
  const locked = found && (await lockRecords(context, 'vouchers', [found.id])).get(found.id)
  const isActive = locked?.['status'] === 'active'
  // A locked record has every column of its table, whose types are not known where any resource is locked.
  const voucher = isActive ? (locked as unknown as Limits) : undefined
  const { percent, used } = await requireUsable(context.tx, code, voucher, redeemer)
  if (locked) await updateRelated(context, 'vouchers', locked, { used: used + 1 })
  return rebate(subtotal, percent)
}

/** A cancelled order has not used its voucher. */
export async function giveVoucherBack(context: TransactionContext, code: string | null): Promise<void> {
  if (code === null) return
  const [found] = await context.tx.query<{ id: string }>({
    text: 'select "id" from "vouchers" where upper("code") = upper($1)',
    values: [code],
  })
  const locked = found && (await lockRecords(context, 'vouchers', [found.id])).get(found.id)
  if (locked)
    await updateRelated(context, 'vouchers', locked, { used: Math.max(0, Number(locked['used']) - 1) })
}

export const vouchersHooks: ResourceHooks<typeof vouchers> = {
  isIndependent: true,
  beforeSave: ({ values: { validFrom, validUntil, maxUses, used = 0 } }) => {
    if (validFrom && validUntil && validUntil < validFrom)
      throw invalidField('validUntil', 'before', { limit: validFrom })
    if (maxUses && maxUses < used) throw invalidField('maxUses', 'min.number', { limit: used })
  },
}
