import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingsFrom } from '#theme/settings'
import { Header } from './header'
import { keepLanguage, takeModes } from './choices'

const page = document.documentElement
const forget = () => {
  for (const name of ['themeMode', 'i18nextLng']) document.cookie = `${name}=; path=/; max-age=0`
}
beforeEach(() => {
  forget()
  page.dataset['theme'] = 'dark'
  document.body.innerHTML = renderToStaticMarkup(<Header language="cn" path="/pricing" />)
  takeModes()
  keepLanguage()
})
afterEach(forget)

it('the buttons for light and dark change the page and set the cookie of the app', () => {
  const buttons = document.querySelectorAll<HTMLElement>('.mode-button')
  expect(buttons).toHaveLength(2)
  for (const [index, mode] of (['light', 'dark'] as const).entries()) {
    buttons[index]?.click()
    expect([page.dataset['theme'], settingsFrom(document.cookie).themeMode]).toEqual([mode, mode])
  }
})

it('a page that is restored by Back gets the mode that was chosen meanwhile', () => {
  document.cookie = 'themeMode=light; path=/'
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  window.dispatchEvent(back)
  expect(page.dataset['theme']).toBe('light')
})

it('the language switch sets the language cookie', () => {
  const english = document.querySelector<HTMLElement>('.site-language')
  english?.addEventListener('click', (event) => event.preventDefault())
  english?.click()
  expect(document.cookie).toContain('i18nextLng=en')
})
