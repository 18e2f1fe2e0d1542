import { CalculatorIsland } from '#marketing/calculator/calculator-island'
import { TransferOnItsWay } from '#marketing/miniatures/products'
import { productPage } from '../product'
import { copy } from './copy'

export const transfers = productPage('/transfers', copy, {
  Miniature: TransferOnItsWay,
  Proof: CalculatorIsland,
  icons: ['bank', 'eye', 'repeat', 'list-checks', 'users-three', 'path'],
})
