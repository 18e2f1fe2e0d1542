import { expect, test } from 'vitest'
import { inSentence } from './in-sentence'

test.each([
  ['Bank account', 'bank account'],
  ['Customers', 'customers'],
  ['API key', 'API key'],
  ['CSV', 'CSV'],
  ['SHA-256', 'SHA-256'],
  ['In-Reply-To', 'In-Reply-To'],
  ['iCal address', 'iCal address'],
  ['Size (KB)', 'size (KB)'],
  ['A card', 'a card'],
  ['银行账户', '银行账户'],
  ['', ''],
])('%s is %s inside a sentence', (label, text) => {
  expect(inSentence(label)).toBe(text)
})
