import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import { create } from '#server/write/create'
import { asSystem } from '#server/write/related'
import type { ActionContext } from '#server/write/services/resource-hooks'
import type { Order, orders } from '../../orders.resource'
import { languageOfBuyer } from './buyer-language.server'

type Action = ActionContext<typeof orders>

function resourceOf({ services }: Action, name: 'invoices' | 'customers'): AnyResource {
  const resource = services.app[name]
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/** The customer of a buyer: the one of their account or their address; a new one if there is none. */
async function customerOf(action: Action): Promise<string> {
  const { buyer: account, email, personName: name, phoneNumber: phone, currency } = action.record
  const [found] = await action.tx.query<{ id: string }>({
    text: `select "id" from "customers" where ("account" = $1 or "email" = $2) and "deletedAt" is null
      order by "account" = $1 desc nulls last, "createdAt", "id" limit 1`,
    values: [account, email],
  })
  if (found) return found.id
  const { address, city, country } = action.record
  const values = { name: name.slice(0, 120), email, phone, account, currency, address, city, country }
  return (await create(asSystem(action), resourceOf(action, 'customers'), values)).id
}

/** The shares of an amount by weights, in whole minor units that add up to it. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let weight = 0
  return weights.map((own) => {
    weight += own
    const upTo = all === 0 ? 0 : Math.round((amount * weight) / all)
    const share = upTo - before
    before = upTo
    return share
  })
}

const deliveryTexts: Readonly<Record<Language, string>> = { en: 'Delivery', cn: '运费' }

/** The lines of an invoice for an order: the goods with their shares of the discount, and the delivery. */
export function invoiceLinesOf({ lines, discount, shipping, taxRate }: Order, language: Language) {
  const amounts = lines.map(({ quantity, price }) => quantity * (price ?? 0))
  const discounts = shares(discount, amounts)
  const plain = { unit: null, discount: null, discountAmount: null, taxRate }
  const goods = lines.map(({ name, quantity, price }, index) => ({
    ...plain,
    description: name ?? '',
    quantity,
    unit: 'piece' as const,
    unitPrice: price ?? 0,
    discountAmount: discounts[index] || null,
  }))
  const delivery = { ...plain, description: deliveryTexts[language], quantity: 1, unitPrice: shipping }
  return shipping > 0 ? [...goods, delivery] : goods
}

/** Creates the draft of an invoice with the amounts of an order; if it has one that is not void, returns that. */
export async function invoiceOf(action: Action): Promise<{ readonly id: string }> {
  const { record: order } = action
  const [invoice] = await action.tx.query<{ id: string }>({
    text: `select "id" from "invoices" where "order" = $1 and "status" <> 'void' limit 1`,
    values: [order.id],
  })
  if (invoice) return { id: invoice.id }
  const values = {
    customer: await customerOf(action),
    currency: order.currency,
    lines: invoiceLinesOf(order, await languageOfBuyer(action.tx, order.buyer)),
    notes: order.number,
  }
  const { id } = await create(asSystem(action), resourceOf(action, 'invoices'), values, undefined, {
    order: order.id,
  })
  return { id }
}
