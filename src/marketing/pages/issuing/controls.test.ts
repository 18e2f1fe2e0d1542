import { expect, it } from 'vitest'
import { claims } from '#marketing/claims/claims'
import { checkPurchases, purchases, takenFor, type Controls } from './controls'

const open: Controls = { month: 10_000_00, frozen: false }
const refused = (controls: Partial<Controls>) =>
  checkPurchases({ ...open, ...controls }).checked.flatMap(({ purchase, refusal }) =>
    refusal ? [[purchase.name, refusal]] : [],
  )

it('all purchases within the limit are accepted and added up', () => {
  const { checked, spent } = checkPurchases(open)
  expect(checked).toHaveLength(purchases.length)
  expect(refused({})).toEqual([])
  expect(spent).toBe(checked.reduce((sum, { taken }) => sum + taken, 0))
})

it('a frozen card refuses every purchase', () => {
  expect(refused({ frozen: true, month: 0 }).map(([, why]) => why)).toEqual(purchases.map(() => 'frozen'))
})

it('purchases are accepted up to the limit and not a cent more', () => {
  expect(refused({ month: 320_00 + 86_40 })[0]).toEqual(['hotel', 'month'])
  expect(refused({ month: 319_99 })[0]).toEqual(['hosting', 'month'])
})

it('refused purchases do not count towards the monthly limit', () => {
  const month = 320_00 + 86_40 + 72_10
  expect(refused({ month })).toEqual([
    ['hotel', 'month'],
    ['dinner', 'month'],
    ['license', 'month'],
  ])
  expect(checkPurchases({ ...open, month }).spent).toBe(month)
})

it('foreign purchases are charged at the sample rate without a fee', () => {
  for (const { cardTransactionFee } of Object.values(claims)) expect(cardTransactionFee).toBe('0%')
  expect(takenFor({ name: 'dinner', amount: 148_00, currency: 'GBP' })).toBe(171_49)
})
