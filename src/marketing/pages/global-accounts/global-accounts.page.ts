import { Received } from '#marketing/local-details/received'
import { Balances } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { copy } from './copy'

export const globalAccounts = productPage('/global-accounts', copy, {
  Miniature: Balances,
  Proof: Received,
  icons: ['seal-check', 'piggy-bank', 'receipt', 'books', 'key', 'hourglass-medium'],
})
