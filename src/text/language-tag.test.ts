import { expect, test } from 'vitest'
import { dayTagOf, tagOf } from './language-tag'

test('each language has a tag that Intl knows; English days begin with the day', () => {
  const day = new Date('2031-03-05T00:00:00Z')
  const inDays = (language: 'en' | 'cn') => day.toLocaleDateString(dayTagOf(language), { timeZone: 'UTC' })
  expect(Intl.getCanonicalLocales([tagOf('en'), tagOf('cn')])).toEqual(['en', 'zh-CN'])
  expect([inDays('en'), inDays('cn')]).toEqual(['05/03/2031', '2031/3/5'])
})
