import { CardWithLimits } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { SpendingIsland } from './spending-island'
import { words } from './words'

export const issuing = productPage('/issuing', words, {
  Miniature: CardWithLimits,
  Proof: SpendingIsland,
  icons: ['code', 'package', 'sliders-horizontal', 'identification-card', 'coins', 'bell-ringing'],
})
