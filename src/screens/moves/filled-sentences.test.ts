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

test('a sentence with a condition is there for these values only', () => {
  const text =
    '{{sent=0}}The first reminder is mailed to {{customer}}. {{sent=1}}The second one is. {{sent>1}}The final one is, after {{sent}}. It has the PDF.'
  const of = (sent: string) => filledSentences(text, { customer: 'Bakery Inc.', sent })
  expect(of('0')).toBe('The first reminder is mailed to Bakery Inc.. It has the PDF.')
  expect(of('1')).toBe('The second one is. It has the PDF.')
  expect(of('12')).toBe('The final one is, after 12. It has the PDF.')
  expect(filledSentences('{{sent=0}}第一封。{{sent>0}}第二封。', { sent: '3' })).toBe('第二封。')
  expect(filledSentences(text, {})).toBe('It has the PDF.')
})
