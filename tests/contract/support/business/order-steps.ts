import type { Random } from '#server/features/demo/random'
import type { Answer, Client } from '../worlds/client'

/** A product or one of its variants, as an order names it. */
export interface Item {
  readonly product: string
  readonly variant: string | null
}

/** What all sequences share: records that any of them may change, and the batches that it may undo. */
export interface SharedOrders {
  readonly staff: Client
  readonly buyer: { readonly client: Client; readonly id: string }
  readonly items: readonly Item[]
  readonly orders: string[]
  readonly invoices: string[]
  readonly batches: string[]
}
/** One sequence of changes. */
export interface OrderSequence extends SharedOrders {
  readonly random: Random
}

interface Body {
  readonly id: string
}
interface Seen extends Body {
  readonly price: number | null
}

const address = {
  personName: 'Grace Whitfield',
  phoneNumber: '+442071234567',
  email: 'grace@buyers.example',
  address: '12 Mill Lane',
  city: 'London',
  country: 'GB',
}
const card = {
  paymentMethod: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '09/99',
  cardCode: '123',
}

/** Recent records are chosen more often, so that sequences meet at the same ones. */
const pickOf = (random: Random, ids: readonly string[]): string => random.pick(ids.slice(-12))

/** Some lines, also two of the same product. */
const linesOf = ({ random, items }: OrderSequence) =>
  Array.from({ length: random.whole(1, 3) }, () => ({
    ...random.pick(items),
    quantity: random.whole(1, 4),
    colors: [],
    ...(random.whole(0, 3) === 0 && { price: random.whole(0, 9_999) }),
  }))

/** Pieces that an order may have, or not. */
const piecesOf = ({ random, items }: OrderSequence) =>
  Array.from({ length: random.whole(0, 2) }, () => ({
    ...random.pick(items),
    quantity: random.pick([1, 1, 2, 3]),
  }))

async function created(ids: string[], answer: Promise<Answer>, idOf = (body: unknown) => (body as Body).id) {
  const { status, body } = await answer
  if (status < 300) ids.push(idOf(body))
}

/** A buyer places an order for items at the price that they saw. */
async function checkOut(sequence: OrderSequence): Promise<void> {
  const { buyer, staff, items, orders, random } = sequence
  const chosen = [...new Set([random.pick(items), random.pick(items)])]
  const cart = []
  for (const { product, variant } of chosen) {
    const read = async (path: string) => (await staff.get(path)).body as Seen
    const own = variant === null ? null : (await read(`/api/variants/${variant}`)).price
    const price = own ?? (await read(`/api/products/${product}`)).price
    cart.push({ id: product, variant, colors: ['black'], quantity: random.whole(1, 3), price })
  }
  const payment = random.pick([card, { paymentMethod: 'bankTransfer' }, { paymentMethod: 'cashOnDelivery' }])
  const discount = random.pick([{}, {}, { discount: 'TENTH' }])
  await created(
    orders,
    buyer.client.post('/api/checkout/place', { cart, ...address, ...payment, ...discount }),
    (body) => (body as { order: Body }).order.id,
  )
}

/** Staff enter an order. */
const enter = (sequence: OrderSequence) => {
  const { staff, orders, buyer, random } = sequence
  const paymentMethod = random.pick(['bankTransfer', 'cashOnDelivery'])
  const discount = random.pick([0, 0, 500])
  const values = { ...address, buyer: buyer.id, lines: linesOf(sequence), paymentMethod, discount }
  return created(orders, staff.post('/api/orders', values))
}

/** Every order of a sequence is one that it, or another one, has created. */
const on = ({ random, orders }: OrderSequence, rest = '') => `/api/orders/${pickOf(random, orders)}${rest}`
const reason = 'At random'

/** A move of an order, with its input. */
const moved =
  (name: string, input: (sequence: OrderSequence) => object = () => ({})): Step =>
  (sequence) =>
    sequence.staff.post(on(sequence, `/${name}`), input(sequence))

const refundInput = (sequence: OrderSequence) => ({
  lines: piecesOf(sequence),
  amount: sequence.random.pick([
    null,
    null,
    0,
    sequence.random.whole(1, 500),
    sequence.random.whole(1, 9_999),
  ]),
  restock: sequence.random.pick([true, false]),
  reason,
})

/** A recent record of a list. */
async function recent({ staff, random }: OrderSequence, resource: string): Promise<string | undefined> {
  const { body } = await staff.get(`/api/${resource}?_sort=createdAt&_order=desc&_start=0&_end=12`)
  const ids = (body as Body[]).map(({ id }) => id)
  return ids.length > 0 ? random.pick(ids) : undefined
}

/** A recent shipment is delivered or cancelled. */
async function endShipment(sequence: OrderSequence): Promise<void> {
  const id = await recent(sequence, 'shipments')
  const verb = sequence.random.pick(['deliver', 'cancel'])
  if (id) await sequence.staff.post(`/api/shipments/${id}/${verb}`, verb === 'cancel' ? { reason } : {})
}

/** The stock of an item is changed: by a movement, in its form, by more of it, or by what it was before. */
async function changeStock({ staff, random, items }: OrderSequence): Promise<void> {
  const { product, variant } = random.pick(items)
  const path = variant === null ? `/api/products/${product}` : `/api/variants/${variant}`
  const ways = [
    () =>
      staff.post('/api/stockMovements', { product, variant, change: random.whole(1, 9), reason: 'receipt' }),
    () =>
      staff.post('/api/stockMovements', {
        product,
        variant,
        change: random.whole(-9, 9),
        reason: 'correction',
      }),
    () => staff.patch(path, { stock: random.whole(0, 60) }),
    () => staff.post(`/api/products/${product}/restock`, { quantity: random.whole(1, 9) }),
    () => staff.post(`${path}/undo`),
    () => staff.post(`${path}/restore`, { version: random.whole(1, 9) }),
  ]
  await random.pick(ways)()
}

async function bulk(sequence: OrderSequence): Promise<void> {
  const { staff, random, orders, batches } = sequence
  const ids = [...new Set([pickOf(random, orders), pickOf(random, orders), pickOf(random, orders)])]
  const [verb, values] = random.pick<[string, object?]>([
    ['pay'],
    ['pack'],
    ['ship', { lines: [] }],
    ['cancel', { reason }],
    ['refund', { reason, restock: true }],
  ])
  const plan = await staff.post('/api/orders/bulk', { verb, ids, ...(values && { values }), dryRun: true })
  if (plan.status >= 300) return
  const { token } = plan.body as { token: string }
  batches.push(token)
  await staff.post('/api/orders/bulk', { token })
}

async function importOrder(sequence: OrderSequence): Promise<void> {
  const { staff, buyer, batches, orders } = sequence
  const lines = JSON.stringify(linesOf(sequence)).replaceAll('"', '""')
  const { personName, phoneNumber, email, address: street, city, country } = address
  const text = [
    'Buyer,Lines,Person name,Phone number,Email,Street and number,City,Country',
    `${buyer.id},"${lines}",${personName},${phoneNumber},${email},${street},${city},${country}\n`,
  ].join('\n')
  const answer = await staff.send('POST', '/api/orders/import', text, { 'content-type': 'text/csv' })
  if (answer.status >= 300) return
  batches.push((answer.body as { batch: string }).batch)
  const id = await recent(sequence, 'orders')
  if (id) orders.push(id)
}

const undoBatch = ({ staff, batches, random }: OrderSequence) =>
  batches.length > 0 && staff.post(`/api/undo/${pickOf(random, batches)}`, {})

const onInvoice = ({ staff, invoices, random }: OrderSequence, verb: string) =>
  invoices.length > 0 && staff.post(`/api/invoices/${pickOf(random, invoices)}/${verb}`)

type Step = (sequence: OrderSequence) => Promise<unknown> | false

/** A step that ends the life of an order, which others should reach first. */
const rarely =
  (step: Step): Step =>
  (sequence) =>
    sequence.random.whole(0, 3) === 0 && step(sequence)

/** What one step of a sequence may be; those that lead to others are there more often. */
export const orderSteps: readonly Step[] = [
  checkOut,
  checkOut,
  enter,
  enter,
  importOrder,
  (sequence) => sequence.staff.patch(on(sequence), { lines: linesOf(sequence) }),
  moved('pay'),
  moved('pay'),
  moved('pack'),
  moved('ship', (sequence) => ({ lines: piecesOf(sequence) })),
  moved('ship', (sequence) => ({ lines: piecesOf(sequence) })),
  moved('deliver'),
  moved('collect'),
  rarely(moved('cancel', () => ({ reason }))),
  rarely((sequence) => sequence.buyer.client.post(on(sequence, '/cancel'), { reason })),
  rarely(moved('refund', ({ random }) => ({ reason, restock: random.pick([true, false]) }))),
  moved('refundPart', refundInput),
  moved('refundPart', refundInput),
  moved('refundPart', refundInput),
  moved('undo'),
  moved('restore', ({ random }) => ({ version: random.whole(1, 4) })),
  endShipment,
  endShipment,
  changeStock,
  changeStock,
  bulk,
  undoBatch,
  (sequence) => created(sequence.invoices, sequence.staff.post(on(sequence, '/invoice'))),
  (sequence) => onInvoice(sequence, 'send'),
  (sequence) => onInvoice(sequence, 'send'),
  (sequence) => onInvoice(sequence, 'void'),
]
