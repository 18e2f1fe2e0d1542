import type { Demos } from '../../server/demo/demo'
import type { app } from './app'
import { customersDemo } from './customers/customers.demo'
import { invoicesDemo } from './invoices/invoices.demo'
import { productsDemo } from './products/products.demo'
import { usersDemo } from './users/users.demo'

/** Demo data that is better than made-up values: how many records, and what each holds. */
export const demos: Demos<typeof app> = {
  products: productsDemo,
  invoices: invoicesDemo,
  customers: customersDemo,
  users: usersDemo,
}
