import { Received } from '#marketing/local-details/received'
import { Balances } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { words } from './words'

export const globalAccounts = productPage('/global-accounts', words, {
  Miniature: Balances,
  Proof: Received,
  icons: ['seal-check', 'piggy-bank', 'receipt', 'books', 'key', 'hourglass-medium'],
})
