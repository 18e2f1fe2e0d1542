import type { Servings } from '../../server/serving'
import type { app } from './app'
import { invoicesServing } from './invoices/invoices.server'
import { productsServing } from './products/products.server'
import { usersServing } from './users/users.server'

/** The server halves: whoever declares an action must be here. */
export const servings = {
  products: productsServing,
  invoices: invoicesServing,
  users: usersServing,
} satisfies Servings<typeof app>
