import { Explorer } from '#marketing/coverage/explorer'
import { WaysToPay } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { words } from './words'

export const payments = productPage('/payments', words, {
  Miniature: WaysToPay,
  Proof: Explorer,
  icons: ['list-checks', 'credit-card', 'device-mobile', 'globe-hemisphere-west', 'wallet', 'stack'],
})
