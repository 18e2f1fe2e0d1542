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
])('the browser language %s gives %s', (code, language) => {
  expect(languageOf(code)).toBe(language)
})

test('the tag of cn is zh-CN', () => {
  expect(tagOf('cn')).toBe('zh-CN')
  expect(tagOf('en')).toBe('en')
})

test('Arabic is right to left, any other language left to right', () => {
  expect(['ar', 'ar-EG', 'en', 'cn'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
})
