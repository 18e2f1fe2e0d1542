import { DayQuoteIsland } from '#marketing/calculator/calculator-island'
import { LockedQuote } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { copy } from './copy'

export const transactionalFx = productPage('/transactional-fx', copy, {
  Miniature: LockedQuote,
  Proof: DayQuoteIsland,
  icons: ['hourglass-medium', 'repeat', 'calendar-check', 'percent', 'arrows-left-right', 'notebook'],
})
