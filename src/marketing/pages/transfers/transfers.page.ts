import { CalculatorIsland } from '#marketing/calculator/calculator-island'
import { TransferOnItsWay } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { words } from './words'

export const transfers = productPage('/transfers', words, {
  Miniature: TransferOnItsWay,
  Proof: CalculatorIsland,
  icons: ['bank', 'eye', 'repeat', 'list-checks', 'users-three', 'path'],
})
