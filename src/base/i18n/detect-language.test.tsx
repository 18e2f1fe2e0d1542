import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, storeRequestedLanguage, storeLanguage } from './detect-language'

const speakBrowser = (...codes: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(codes)
const forgetCookie = () => (document.cookie = 'i18nextLng=; path=/; max-age=0')

beforeEach(() => speakBrowser())
afterEach(() => {
  vi.restoreAllMocks()
  forgetCookie()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = ''
  history.replaceState(null, '', '/')
})

test('Detection order: query parameter lng, cookie, local storage, session storage, navigator, html tag', () => {
  expect(detectLanguage()).toBe('en')
  document.documentElement.lang = 'zh-CN'
  expect(detectLanguage()).toBe('cn')
  speakBrowser('de', 'en-GB', 'zh')
  expect(detectLanguage()).toBe('en')
  sessionStorage.setItem('i18nextLng', 'cn')
  expect(detectLanguage()).toBe('cn')
  localStorage.setItem('i18nextLng', 'en')
  expect(detectLanguage()).toBe('en')
  document.cookie = 'i18nextLng=cn; path=/'
  expect(detectLanguage()).toBe('cn')
  history.replaceState(null, '', '/auth/login?lng=en')
  expect(detectLanguage()).toBe('en')
})

test('a language nobody speaks here is passed over, in each place', () => {
  history.replaceState(null, '', '/?lng=tlh')
  document.cookie = 'i18nextLng=fr; path=/'
  localStorage.setItem('i18nextLng', 'ar')
  speakBrowser('de-AT', 'zh-HK')
  expect(detectLanguage()).toBe('cn')
})

test('?lng= is kept for the pages after it, also where a cookie says otherwise', () => {
  document.cookie = 'i18nextLng=en; path=/'
  history.replaceState(null, '', '/?lng=cn')
  storeRequestedLanguage()
  history.replaceState(null, '', '/')
  expect([detectLanguage(), localStorage.getItem('i18nextLng')]).toEqual(['cn', 'cn'])
  forgetCookie()
  expect(detectLanguage()).toBe('cn')
})

test('The language choice is stored under the key i18nextLng, and comes before an older wish in the address', () => {
  history.replaceState({ step: 1 }, '', '/auth/login?lng=cn&returnTo=%2Fdashboard#top')
  storeLanguage('en')
  expect(localStorage.getItem('i18nextLng')).toBe('en')
  expect(detectLanguage()).toBe('en')
  expect(location.search + location.hash).toBe('?returnTo=%2Fdashboard#top')
  expect(history.state).toEqual({ step: 1 })
})
