import { expect, test } from 'vitest'
import { languageOf } from '#text/language-of'
import { directionOf, tagOf } from './languages'

test.each([
  ['zh-TW', 'cn'],
  ['zh', 'cn'],
  ['cn', 'cn'],
  ['en-GB', 'en'],
  ['EN_us', 'en'],
  ['de', undefined],
  ['', undefined],
  [null, undefined],
])('a browser that speaks %s is answered in %s', (code, language) => {
  expect(languageOf(code)).toBe(language)
})

test('Chinese is cn inside and zh-CN on the page', () => {
  expect(tagOf('cn')).toBe('zh-CN')
  expect(tagOf('en')).toBe('en')
})

test('Arabic forces right to left, any other language left to right', () => {
  expect(['ar', 'ar-EG', 'en', 'cn'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
})
