import { Explorer } from '#marketing/coverage/explorer'
import { PaymentMethods } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { copy } from './copy'

export const payments = productPage('/payments', copy, {
  Miniature: PaymentMethods,
  Proof: Explorer,
  icons: ['list-checks', 'credit-card', 'device-mobile', 'globe-hemisphere-west', 'wallet', 'stack'],
})
