import { expect, test } from 'vitest'
import { formatList } from './list'

test.each([
  ['en', 'Mark as important, Label: Finance'],
  ['zh-CN', 'Mark as important、Label: Finance'],
])('texts of a list are separated in %s', (locale, expected) => {
  expect(formatList(['Mark as important', 'Label: Finance'], locale)).toBe(expected)
})
