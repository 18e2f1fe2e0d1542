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

test('unsupported languages are skipped in every source', () => {
  history.replaceState(null, '', '/?lng=tlh')
  document.cookie = 'i18nextLng=fr; path=/'
  localStorage.setItem('i18nextLng', 'ar')
  speakBrowser('de-AT', 'zh-HK')
  expect(detectLanguage()).toBe('cn')
})

test('?lng= is stored for later pages, even if a cookie has another language', () => {
  document.cookie = 'i18nextLng=en; path=/'
  history.replaceState(null, '', '/?lng=cn')
  storeRequestedLanguage()
  history.replaceState(null, '', '/')
  expect([detectLanguage(), localStorage.getItem('i18nextLng')]).toEqual(['cn', 'cn'])
  forgetCookie()
  expect(detectLanguage()).toBe('cn')
})

test('the chosen language is stored under i18nextLng and replaces lng in the URL', () => {
  history.replaceState({ step: 1 }, '', '/auth/login?lng=cn&returnTo=%2Fdashboard#top')
  storeLanguage('en')
  expect(localStorage.getItem('i18nextLng')).toBe('en')
  expect(detectLanguage()).toBe('en')
  expect(location.search + location.hash).toBe('?returnTo=%2Fdashboard#top')
  expect(history.state).toEqual({ step: 1 })
})
