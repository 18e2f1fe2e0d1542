import { expect, type Page } from '@playwright/test'
import { quiet } from './quiet'
import { atRest, openAtRest } from './rest'

export type Language = 'en' | 'cn'
const tags = { en: 'en', cn: 'zh-CN' } as const
const menus = { en: 'Language', cn: '语言' } as const
const names = { en: 'English', cn: '中文' } as const

/** How a page is displayed. */
export interface Display {
  readonly language: Language
  readonly themeMode: 'light' | 'dark'
  readonly themeDirection: 'ltr' | 'rtl'
  readonly width: number
}

/** Loads an address as it is displayed to somebody who has chosen this before. The page is at an address of the program. */
export async function openDisplayed(page: Page, path: string, shown: Display): Promise<void> {
  const { language, themeMode, themeDirection, width } = shown
  await page.setViewportSize({ width, height: 800 })
  const url = new URL(page.url()).origin
  await page
    .context()
    .addCookies(Object.entries({ themeMode, themeDirection }).map(([name, value]) => ({ name, value, url })))
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
  await openAtRest(page, path)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', tags[language])
  await expect(root).toHaveAttribute('data-theme', themeMode)
  await expect(root).toHaveAttribute('dir', themeDirection)
}

/** Changes how an open page is displayed without loading it again: the language by its menu, the rest as another tab would. */
export async function display(page: Page, shown: Display): Promise<void> {
  const { language, themeMode, themeDirection, width } = shown
  await page.setViewportSize({ width, height: 800 })
  await speak(page, language)
  await page.evaluate(
    async (settings) => {
      for (const [name, value] of Object.entries(settings)) document.cookie = `${name}=${value}; path=/`
      const otherTabs = new BroadcastChannel('settings')
      otherTabs.postMessage(document.cookie)
      otherTabs.close()
      const root = document.documentElement
      const isShown = () =>
        root.dataset['theme'] === settings.themeMode && root.dir === settings.themeDirection
      for (let frames = 0; frames < 100 && !isShown(); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    },
    { themeMode, themeDirection },
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', themeMode)
  await expect(page.locator('html')).toHaveAttribute('dir', themeDirection)
  await atRest(page)
}

/** A choice of language brings a direction of its own, so it comes before that. */
async function speak(page: Page, language: Language): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('lang')) === tags[language]) return
  await page.getByRole('button', { name: menus[language === 'en' ? 'cn' : 'en'], exact: true }).click()
  await page.getByRole('menuitemradio', { name: names[language] }).click()
  await expect(root).toHaveAttribute('lang', tags[language])
  await quiet(page)
}
