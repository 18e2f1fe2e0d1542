import { RecipientIsland } from '#marketing/local-details/recipient-island'
import { PayoutBatch } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { words } from './words'

export const payouts = productPage('/payouts', words, {
  Miniature: PayoutBatch,
  Proof: RecipientIsland,
  icons: ['file-csv', 'magnifying-glass', 'bank', 'path', 'shield-check', 'scales'],
})
