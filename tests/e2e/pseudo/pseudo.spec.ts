import type { Page } from '@playwright/test'
import { quiet } from '../examine/quiet'
import { atRest, goAtRest } from '../examine/rest'
import { expect } from '../fixtures'
import { test } from '../shell/with-settings-drawer'
import { findings } from './findings'
import { longer, pseudoScript, shorter, type Pseudo } from './pseudo-words'

const screens = [
  '/auth/login-unprotected',
  '/auth/register-unprotected',
  '/dashboard/there-is-nothing',
  '/dashboard/app',
  '/dashboard/permission-denied',
  '/dashboard/e-commerce/list',
  '/dashboard/e-commerce/product/new',
  '/dashboard/invoice/list',
  '/dashboard/invoice/new',
  '/dashboard/user/list',
  '/dashboard/customers',
  '/dashboard/user/new',
  '/dashboard/user/account',
  '/dashboard/notifications',
  '/dashboard/audit',
]
const widths = [1280, 768, 360]

// The names of the product, of users and of keys, and currency codes, are the same in every language.
const names = /Corridor|Amelia Hartmann|Ctrl|: (Enter|Esc)$|corridor\.example|\b(CNY|EUR|USD)$/

test('the pseudo-language check finds clipped elements, overflow and untranslated texts', async ({
  page,
}) => {
  await page.setContent(`<main><button style="width: 40px; overflow: hidden">Überlänge</button>
<p>Left in English</p><table><tr><td>Data</td></tr></table><div style="width: 200vw">—</div></main>`)
  expect((await page.evaluate(findings)).map((item) => item.replace(/\d+/, 'n'))).toEqual([
    'the page is n wide',
    'clipped: BUTTON Überlänge',
    'not translated: Überlänge',
    'not translated: Left in English',
  ])
})

/** Serves the pseudo-language to a page in place of Chinese. */
async function speak(page: Page, pseudo: Pseudo): Promise<void> {
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
  await page.route('**/assets/_joined_chinese-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: pseudoScript(pseudo) }),
  )
}

/** Loads a page, or navigates to it where the application is loaded already. */
async function open(page: Page, path: string, isLoaded = false): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
  await (isLoaded ? goAtRest(page, path) : page.goto(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
}

/** The findings of an open page at these widths. */
async function foundAt(page: Page, name: string, atWidths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 })
    await quiet(page)
    await atRest(page)
    const here = await page.evaluate(findings)
    found.push(...here.filter((item) => !names.test(item)).map((item) => `${name} at ${width}: ${item}`))
  }
  return found
}

for (const [name, pseudo] of Object.entries({ longer, shorter })) {
  test(`Text grows and shrinks without breaking the layout: ${name}`, async ({ signedInPage }) => {
    test.setTimeout(240_000)
    const page = await signedInPage('admin')
    await speak(page, pseudo)
    const found: string[] = []
    for (const [index, path] of screens.entries()) {
      // Pages before signing in are loaded; the first page of the dashboard loads the application for the others.
      await open(page, path, screens[index - 1]?.startsWith('/dashboard/'))
      found.push(...(await foundAt(page, path, widths)))
    }
    expect(found).toEqual([])
  })

  test(`Text grows and shrinks without breaking the other layouts, the palette and the settings drawer: ${name}`, async ({
    signedInPage,
  }) => {
    test.setTimeout(240_000)
    const page = await signedInPage('admin')
    await speak(page, pseudo)
    const found: string[] = []
    for (const layout of ['horizontal', 'mini']) {
      await page.context().addCookies([{ name: 'themeLayout', value: layout, url: page.url() }])
      await open(page, '/dashboard/invoice/list')
      found.push(...(await foundAt(page, layout, [1920, 1280, 1024])))
    }
    await open(page, '/dashboard/app')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    found.push(...(await foundAt(page, 'the palette', widths)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('.settings-button').click()
    await expect(page.locator('.settings-drawer')).toBeVisible()
    found.push(...(await foundAt(page, 'the settings', widths)))
    expect(found).toEqual([])
  })
}
