import { expect, it } from 'vitest'
import { centsOf, paidPlans, plans } from './plans'

it('a year costs ten percent less than twelve months, to the cent', () => {
  expect([centsOf('grow', 'monthly'), centsOf('grow', 'yearly')]).toEqual([4900, 52_920])
  for (const plan of paidPlans)
    expect(centsOf(plan, 'yearly')).toBe(Math.round(centsOf(plan, 'monthly') * 12 * 0.9))
})

it('the only plan that is not paid is free', () => {
  const paid: readonly string[] = paidPlans
  expect(plans.filter(({ name }) => !paid.includes(name)).map(({ monthly }) => monthly)).toEqual([0])
})
