import { CardWithLimits } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { WhoSees } from './who-sees'
import { words } from './words'

export const cards = productPage('/cards', words, {
  Miniature: CardWithLimits,
  Proof: WhoSees,
  icons: ['credit-card', 'briefcase', 'identification-card', 'wallet', 'sliders-horizontal', 'snowflake'],
})
