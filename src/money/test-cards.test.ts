import { describe, expect, it } from 'vitest'
import { cardFaults, storedCard, storedCardFault } from './test-cards'

const now = new Date('2026-11-20T00:00:00Z')
const good = { cardNumber: '4242 4242 4242 4242', cardExpiry: '11/26', cardCode: '123' }

describe('a test card', () => {
  it('is accepted until the end of its month', () => {
    expect(cardFaults(good, now)).toEqual({})
    expect(cardFaults({ ...good, cardExpiry: '10/26' }, now)).toEqual({ cardExpiry: 'cardExpired' })
    expect(cardFaults({ ...good, cardExpiry: '13/26' }, now)).toEqual({ cardExpiry: 'cardExpiry' })
  })

  it.each([
    ['4242424242424241', 'cardDigits'],
    ['42', 'cardDigits'],
    ['4111111111111111', 'testCards'],
    ['4000000000000002', 'cardDeclined'],
    ['', 'required'],
  ])('with the number %s is refused: %s', (cardNumber, fault) => {
    expect(cardFaults({ ...good, cardNumber }, now)).toEqual({ cardNumber: fault })
  })

  it('is stored as its brand and its last four digits, which are validated alike', () => {
    expect(storedCard(good)).toEqual({ cardBrand: 'visa', cardLast4: '4242' })
    expect(storedCardFault(storedCard(good))).toBeUndefined()
    expect(storedCardFault({ cardBrand: null, cardLast4: '0002' })).toBe('cardDeclined')
    expect(storedCardFault({ cardBrand: 'visa', cardLast4: '1111' })).toBe('testCards')
    expect(storedCardFault({ cardBrand: 'amex', cardLast4: '4242' })).toBe('testCards')
  })
})
