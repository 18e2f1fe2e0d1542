import { CardWithLimits } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { WhoSees } from './who-sees'
import { copy } from './copy'

export const cards = productPage('/cards', copy, {
  Miniature: CardWithLimits,
  Proof: WhoSees,
  icons: ['credit-card', 'briefcase', 'identification-card', 'wallet', 'sliders-horizontal', 'snowflake'],
})
