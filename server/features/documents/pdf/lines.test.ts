import { expect, test } from 'vitest'
import { breakLines, printable } from './lines'

/** A line of at most ten characters. */
const fits = (line: string) => line.length <= 10
const broken = (text: string) => breakLines(text, fits)

test('words stay whole, and the spaces between two lines are left out', () => {
  expect(broken('a report of what was found')).toEqual(['a report', 'of what', 'was found'])
})

test('words that are longer than a line are broken', () => {
  expect(broken('IBAN DE0212030000000020')).toEqual(['IBAN', 'DE02120300', '00000020'])
})

test('Chinese text is broken between any two characters, but not before its punctuation', () => {
  expect(broken('支付系统集成咨询服务。包括研讨会')).toEqual(['支付系统集成咨询服', '务。包括研讨会'])
})

test('line breaks stay, also empty lines', () => {
  expect(broken('one\n\ntwo')).toEqual(['one', '', 'two'])
})

test('a very long text ends with an ellipsis', () => {
  const lines = broken('x\n'.repeat(1000))
  expect(lines).toHaveLength(400)
  expect(lines.at(-1)).toBe('…')
})

test('characters that are not printed are left out', () => {
  expect(printable('a\u0000b\u202Ec\td\u200Be')).toBe('abc de')
})

test('joiners stay in Persian names only', () => {
  expect(printable('علی\u200Cرضا')).toBe('علی\u200Cرضا')
  expect(printable('a\u200Cb')).toBe('ab')
})

test('a line has the direction of its paragraph, also where it begins with another script', () => {
  const wide = (line: string) => line.length <= 12
  expect(breakLines('شركة الأمل ABC دبي', wide)).toEqual(['شركة الأمل', '\u200FABC دبي'])
  expect(breakLines('Office in דבי, Dubai', wide)).toEqual(['Office in', '\u200Eדבי, Dubai'])
})
