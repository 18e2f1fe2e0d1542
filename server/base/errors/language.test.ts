import { expect, it } from 'vitest'
import { readersLanguage } from './language'

it.each([
  ['what the address asks for comes first', 'lng=en', 'i18nextLng=cn', 'zh-CN', 'en'],
  ['and then what was chosen before', '', 'themeMode=dark; i18nextLng=cn', 'en-GB', 'cn'],
  ['also where the browser speaks Chinese', 'page=2', 'i18nextLng=en', 'zh-TW,zh;q=0.9', 'en'],
  ['and then what the browser speaks', '', undefined, 'zh-TW,zh;q=0.9', 'cn'],
  ['a language that nobody speaks here is passed over', 'lng=tlh', 'i18nextLng=fr', 'zh', 'cn'],
  ['it may be written as browsers write it', 'lng=zh-CN', undefined, undefined, 'cn'],
  ['else it is English', '', 'not-i18nextLng=cn', 'de', 'en'],
])('the language of a page with one path for all languages: %s', (_, query, cookie, accepted, language) => {
  const headers = { ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) }
  expect(readersLanguage(query, headers)).toBe(language)
})
