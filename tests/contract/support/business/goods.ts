import { create } from '#server/write/create'
import { move } from '#server/write/update'
import type { AnyResource } from '#define/resource'
import type { World } from '../worlds/world'

/** Products, and invoices of one customer, for tests that change many records. */
export interface Goods {
  readonly products: AnyResource
  readonly invoices: AnyResource
  /** Creates a product and returns its id. */
  readonly addProduct: (values?: object) => Promise<string>
  /** Creates an invoice, makes these moves, and returns its id. */
  readonly addInvoice: (...moves: readonly string[]) => Promise<string>
  /** Creates an order that is paid on delivery, and returns its id. */
  readonly addOrder: () => Promise<string>
}

let made = 0

const buyer = {
  personName: 'Grace Whitfield',
  phoneNumber: '+442071234567',
  email: 'grace@buyers.example',
  address: '12 Mill Lane',
  city: 'London',
  country: 'GB',
  paymentMethod: 'cashOnDelivery',
}

/** Creates the customer of the invoices. */
export async function createCustomer(world: Pick<World, 'app' | 'writer'>): Promise<string> {
  const values = { name: 'A customer', email: 'customer@company.example', country: 'DE' }
  return (await create(world.writer(), world.app['customers'] as AnyResource, values)).id
}

/** Creates the customer of a world's invoices, but no invoices yet. */
export async function createGoods(world: World): Promise<Goods> {
  const products = world.app['products'] as AnyResource
  const invoices = world.app['invoices'] as AnyResource
  const customer = await createCustomer(world)
  return {
    products,
    invoices,
    async addProduct(values = {}) {
      const own = { name: `Product ${++made}`, code: `B-${made}`, price: 5000 }
      return (await create(world.writer(), products, { ...own, ...values })).id
    },
    async addOrder() {
      const orders = world.app['orders'] as AnyResource
      const own = { name: `Product ${++made}`, code: `B-${made}`, price: 5000 }
      const product = (await create(world.writer(), products, own)).id
      const lines = [{ product, quantity: 1, colors: [] }]
      return (await create(world.writer(), orders, { ...buyer, buyer: world.people.user.id, lines })).id
    },
    async addInvoice(...moves) {
      const lines = [{ description: 'One', quantity: 1, unitPrice: 100 }]
      const { id } = await create(world.writer(), invoices, { customer, dueOn: '2099-01-01', lines })
      for (const name of moves) await move(world.writer(), invoices, id, { name })
      return id
    },
  }
}
