import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Header } from './header'
import { offerLanguage, preferredLanguage } from './preferred-language'

const forget = () => {
  document.cookie = 'i18nextLng=; path=/; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
}
const offer = () => document.querySelector<HTMLElement>('.language-offer')
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  forget()
  speaks('en-GB')
  document.documentElement.lang = 'en'
  document.body.innerHTML = renderToStaticMarkup(<Header language="en" path="/pricing" />)
})
afterEach(forget)

it('the language of a visitor is that of the cookie, the storages or the browser, in this order', () => {
  expect(preferredLanguage()).toBe('en')
  speaks('fr', 'zh-TW')
  expect(preferredLanguage()).toBe('cn')
  sessionStorage.setItem('i18nextLng', 'en')
  expect(preferredLanguage()).toBe('en')
  localStorage.setItem('i18nextLng', 'cn')
  expect(preferredLanguage()).toBe('cn')
  document.cookie = 'i18nextLng=en; path=/'
  expect(preferredLanguage()).toBe('en')
})

it('a page in the language of the visitor offers no other', async () => {
  offerLanguage()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(offer()).toBeNull()
})

it('an English page offers a visitor who has chosen Chinese the Chinese page, in Chinese', async () => {
  localStorage.setItem('i18nextLng', 'cn')
  offerLanguage()
  await vi.waitFor(() => expect(offer()?.lang).toBe('zh-CN'))
  const link = offer()?.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    new URL('/cn/pricing', location.href).href,
    '阅读中文版',
  ])
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(document.cookie).toContain('i18nextLng=cn')
})

it('an offer that was closed is not made again', async () => {
  speaks('zh-CN')
  offerLanguage()
  await vi.waitFor(() => expect(offer()).not.toBeNull())
  offer()?.querySelector('button')?.click()
  expect(offer()).toBeNull()
  offerLanguage()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(offer()).toBeNull()
})
