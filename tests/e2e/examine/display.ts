import { expect, type Page } from '@playwright/test'
import { quiet } from './quiet'
import { atRest, openAtRest } from './rest'

export type Language = 'en' | 'cn'
const tags = { en: 'en', cn: 'zh-CN' } as const
const menus = { en: 'Language', cn: '语言' } as const
const names = { en: 'English', cn: '中文' } as const

/** The display settings of a page. */
export interface Display {
  readonly language: Language
  readonly themeMode: 'light' | 'dark'
  readonly themeDirection: 'ltr' | 'rtl'
  readonly width: number
}

/** Loads a URL with stored display settings. The page must be at a URL of the application before. */
export async function openDisplayed(page: Page, path: string, shown: Display): Promise<void> {
  const { language, themeMode, themeDirection, width } = shown
  await page.setViewportSize({ width, height: 800 })
  const url = new URL(page.url()).origin
  // A language that was chosen in the menu is in a cookie, which counts before the storage.
  const cookies = { themeMode, themeDirection, i18nextLng: language }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
  await openAtRest(page, path)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', tags[language])
  await expect(root).toHaveAttribute('data-theme', themeMode)
  await expect(root).toHaveAttribute('dir', themeDirection)
}

/** Changes the display settings of an open page without a reload: the language by its menu, the rest as another tab does. */
export async function display(page: Page, shown: Display): Promise<void> {
  const { language, themeMode, themeDirection, width } = shown
  await page.setViewportSize({ width, height: 800 })
  await speak(page, language)
  await displayTheme(page, { themeMode, themeDirection })
  await atRest(page)
}

/** Changes mode and direction of an open page without a reload, as another tab does. */
export async function displayTheme(
  page: Page,
  shown: Pick<Display, 'themeMode' | 'themeDirection'>,
): Promise<void> {
  await page.evaluate(async (settings) => {
    for (const [name, value] of Object.entries(settings)) document.cookie = `${name}=${value}; path=/`
    const otherTabs = new BroadcastChannel('settings')
    otherTabs.postMessage(document.cookie)
    otherTabs.close()
    const root = document.documentElement
    const isShown = () => root.dataset['theme'] === settings.themeMode && root.dir === settings.themeDirection
    for (let frames = 0; frames < 100 && !isShown(); frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, shown)
  await expect(page.locator('html')).toHaveAttribute('data-theme', shown.themeMode)
  await expect(page.locator('html')).toHaveAttribute('dir', shown.themeDirection)
}

/** Choosing a language also sets its direction, so call this before setting the direction. */
async function speak(page: Page, language: Language): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('lang')) === tags[language]) return
  await page.getByRole('button', { name: menus[language === 'en' ? 'cn' : 'en'], exact: true }).click()
  await page.getByRole('menuitemradio', { name: names[language] }).click()
  await expect(root).toHaveAttribute('lang', tags[language])
  await quiet(page)
}
