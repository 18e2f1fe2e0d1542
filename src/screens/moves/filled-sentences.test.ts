import { expect, test } from 'vitest'
import { filledSentences } from './filled-sentences'

const english = 'It is mailed to {{customer}}. Sent before: {{reminders}}.'
const chinese = '将发送至{{customer}}。此前次数：{{reminders}}。'

test('values are filled in, and a sentence without its value is left out', () => {
  const all = { customer: 'Bakery Inc. {{x}}', reminders: '2' }
  expect(filledSentences(english, all)).toBe('It is mailed to Bakery Inc. {{x}}. Sent before: 2.')
  expect(filledSentences(chinese, all)).toBe('将发送至Bakery Inc. {{x}}。此前次数：2。')
  expect(filledSentences(english, { customer: 'Bakery' })).toBe('It is mailed to Bakery.')
  expect(filledSentences(chinese, { customer: 'Bakery' })).toBe('将发送至Bakery。')
})
