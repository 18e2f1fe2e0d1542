import { expect, it } from 'vitest'
import { claims } from '#marketing/claims/claims'
import { checkPurchases, purchases, takenFor, type Controls } from './controls'

const open: Controls = { month: 10_000_00, frozen: false }
const refused = (controls: Partial<Controls>) =>
  checkPurchases({ ...open, ...controls }).checked.flatMap(({ purchase, refusal }) =>
    refusal ? [[purchase.name, refusal]] : [],
  )

it('within its limits everything is accepted, and adds up', () => {
  const { checked, spent } = checkPurchases(open)
  expect(checked).toHaveLength(purchases.length)
  expect(refused({})).toEqual([])
  expect(spent).toBe(checked.reduce((sum, { taken }) => sum + taken, 0))
})

it('a frozen card pays nothing', () => {
  expect(refused({ frozen: true, month: 0 }).map(([, why]) => why)).toEqual(purchases.map(() => 'frozen'))
})

it('payments may come to as much as the limit, and no cent more', () => {
  expect(refused({ month: 320_00 + 86_40 })[0]).toEqual(['hotel', 'month'])
  expect(refused({ month: 319_99 })[0]).toEqual(['hosting', 'month'])
})

it('what was refused does not count towards the limit of the month', () => {
  const month = 320_00 + 86_40 + 72_10
  expect(refused({ month })).toEqual([
    ['hotel', 'month'],
    ['dinner', 'month'],
    ['license', 'month'],
  ])
  expect(checkPurchases({ ...open, month }).spent).toBe(month)
})

it('abroad the sample rate alone is taken: the foreign transaction fee is none', () => {
  for (const { cardTransactionFee } of Object.values(claims)) expect(cardTransactionFee).toBe('0%')
  expect(takenFor({ name: 'dinner', amount: 148_00, currency: 'GBP' })).toBe(171_49)
})
