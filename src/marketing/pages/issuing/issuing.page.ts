import { CardWithLimits } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { SpendingIsland } from './spending-island'
import { copy } from './copy'

export const issuing = productPage('/issuing', copy, {
  Miniature: CardWithLimits,
  Proof: SpendingIsland,
  icons: ['code', 'package', 'sliders-horizontal', 'identification-card', 'coins', 'bell-ringing'],
})
