import { RecipientIsland } from '#marketing/local-details/recipient-island'
import { PayoutBatch } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { copy } from './copy'

export const payouts = productPage('/payouts', copy, {
  Miniature: PayoutBatch,
  Proof: RecipientIsland,
  icons: ['file-csv', 'magnifying-glass', 'bank', 'path', 'shield-check', 'scales'],
})
