import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import type { Stored } from '#server/write/context'
import { countAllSold } from '../server/sold.server'
import type { Order, orders } from '../orders.resource'
import { countPieces, merged } from '../wire/pieces.wire'
import { withTax } from '../wire/tax.wire'
import { billingOf, buyerOf, countryOf, liked, paidBy } from './buyers'
import { moving } from './old-order'

const count = 900
/** Fourteen months; newer orders are more frequent. */
const longest = 425

type Line = Order['lines'][number]

const daysAgoOf = (index: number) => longest * (1 - (index + 1) / count) ** 1.25

const reasons = ['The buyer ordered the wrong model.', 'It came too late for the opening.', '客户重复下单。']
const notes = [
  'Please ring at the side entrance.',
  'Deliver before nine, the market opens then.',
  '请开具增值税专用发票。',
]

/** Products that can be bought, by currency: an order has only one. */
function waresOf({ records }: Making): { all: readonly Stored[]; chinese: readonly Stored[] } {
  const shown = records('products').filter(
    ({ status, stock }) => status === 'published' && (stock === null || Number(stock) > 30),
  )
  const all = shown.filter(({ currency }) => currency === 'EUR')
  return {
    all: all.length > 0 ? all : records('products').slice(0, 1),
    chinese: shown.filter(({ currency }) => currency === 'CNY'),
  }
}

function linesOf(random: Random, all: readonly Stored[], variants: readonly Stored[]): Order['lines'] {
  const offered = variants.filter(({ status }) => status === 'offered')
  const isOf = (ware: Stored) => (variant: Stored) => variant.product === ware.id
  const wares = all.filter((ware) => offered.some(isOf(ware)) || !variants.some(isOf(ware)))
  const chosen = new Set(
    Array.from({ length: random.pick([1, 1, 1, 2, 2, 3, 4]) }, () => liked(random, wares)),
  )
  return [...chosen].map((ware) => {
    const colors = (ware.colors ?? []) as Order['lines'][number]['colors']
    const own = offered.filter(isOf(ware))
    const variant = own.length > 0 ? random.pick(own) : undefined
    return {
      product: ware.id,
      variant: variant?.id ?? null,
      name: String(ware.name),
      price: Number(variant?.price ?? ware.price),
      quantity: Number(ware.price) > 500_00 ? 1 : random.pick([1, 1, 1, 2, 2, 3, 5]),
      colors: colors.slice(0, random.whole(0, Math.min(2, colors.length))),
    }
  })
}

/** The status of an order of this age. */
function statusOf(index: number, daysAgo: number): Order['status'] {
  if (index % 29 === 11) return 'cancelled'
  if (index % 43 === 17) return 'refunded'
  if (daysAgo > 9) return 'delivered'
  if (daysAgo > 5) return 'shipped'
  if (daysAgo > 3) return index % 2 ? 'shipped' : 'packed'
  return daysAgo > 1.5 ? 'paid' : 'pending'
}

/** A card is charged immediately; some orders of several pieces are shipped in parts. */
function standingOf(
  status: Order['status'],
  paymentMethod: string,
  { index, lines }: { readonly index: number; readonly lines: readonly Line[] },
): Order['status'] {
  if (status === 'pending' && paymentMethod === 'card') return 'paid'
  return status === 'packed' && index % 3 === 0 && countPieces(lines) > 1 ? 'partlyShipped' : status
}

const steps = ['pay', 'pack', 'ship', 'deliver'] as const
const reached: Partial<Record<Order['status'], number>> = { paid: 1, packed: 2, shipped: 3, delivered: 4 }

const oneOf = ({ product, variant }: Line) => ({ product, variant, quantity: 1 })

function movesTo(status: Order['status'], reason: string, lines: readonly Line[]): DemoMove[] {
  if (status === 'cancelled') return [{ name: 'cancel', days: 1, input: { reason } }]
  if (status === 'refunded')
    return [
      { name: 'pay', days: 0 },
      { name: 'refund', days: 4, input: { reason, restock: false } },
    ]
  if (status === 'partlyShipped')
    return [
      { name: 'pay', days: 0 },
      {
        name: 'ship',
        days: 1.2,
        input: { lines: lines.slice(0, 1).map(oneOf), carrier: 'dhl', tracking: null },
      },
    ]
  return steps.slice(0, reached[status] ?? 0).map((name, index) => ({
    name,
    days: index * 1.2,
    ...(name === 'ship' && {
      input: { lines: [], carrier: 'dhl', tracking: `00340434${reason.length}${index}07741` },
    }),
  }))
}

interface Standing {
  readonly status: Order['status']
  /** The time of the order in milliseconds. */
  readonly born: number
  readonly reason: string
  readonly lines: readonly Line[]
  readonly total: number
}

/** The values of an old order with this status, without its moves. */
function standing({ status, born, reason, lines, total }: Standing, random: Random): Partial<Order> {
  const day = (days: number) => new Date(born + days * 86_400_000).toISOString()
  const isClosed = status === 'cancelled' || status === 'refunded'
  const pieces = merged(lines)
  return {
    status,
    paidAt: status === 'cancelled' ? null : day(0.1),
    paid: status === 'cancelled' ? 0 : total,
    refunded: status === 'refunded' ? total : 0,
    shippedLines: isClosed ? [] : pieces,
    returnedLines: isClosed ? pieces.map((row) => ({ ...row, restocked: 0 })) : [],
    shippedAt: isClosed ? null : day(2),
    deliveredAt: status === 'delivered' ? day(random.whole(3, 6)) : null,
    tracking: isClosed ? null : `00340434${random.whole(10_000_000, 99_999_999)}`,
    closedBecause: isClosed ? reason : null,
  }
}

/** Express delivery costs extra. */
const shippingOf = (delivery: string, isChinese: boolean): number =>
  delivery === 'express' ? (isChinese ? 110_00 : 15_00) : 0

export const ordersDemo: Demo<typeof orders> = {
  count,
  record: (making) => {
    const { index, random, now } = making
    const buyer = buyerOf(making)
    const { all, chinese } = waresOf(making)
    const isChinese = buyer?.locale === 'cn' && chinese.length > 0 && random.next() < 0.6
    const lines = linesOf(random, isChinese ? chinese : all, making.records('variants'))
    const daysAgo = daysAgoOf(index)
    const reason = random.pick(reasons)
    const { paymentMethod, card } = paidBy(random)
    const asFar = statusOf(index, daysAgo)
    const status = standingOf(asFar, paymentMethod, { index, lines })
    const delivery = random.pick(['standard', 'standard', 'standard', 'express', 'pickup'] as const)
    const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0)
    const discount = index % 11 === 4 ? Math.round(subtotal / 10) : 0
    const shipping = shippingOf(delivery, isChinese)
    const isNew = index >= count - moving
    const born = now.getTime() - daysAgo * 86_400_000
    const taxRate = countryOf(buyer) === 'DE' ? 19 : 0
    const { total } = withTax(subtotal - discount + shipping, taxRate)
    return {
      daysAgo: daysAgo + 0.34,
      ...(isNew
        ? { set: { ...card, taxRate }, moves: movesTo(status, reason, lines) }
        : { set: { ...card, taxRate, ...standing({ status, born, reason, lines, total }, random) } }),
      values: {
        buyer: String(buyer?.id),
        lines,
        discount,
        shipping,
        ...billingOf(buyer, random),
        delivery,
        paymentMethod,
        notes: index % 17 === 5 ? random.pick(notes) : null,
      },
    }
  },
  after: countAllSold,
}
