import { findingsOn, overflowOf } from './examine/axe'
import { still } from './examine/rest'
import { expect, test } from './fixtures'

const paths = ['login', 'register', 'verify', 'reset-password', 'new-password']

for (const mode of ['dark', 'light'])
  for (const direction of ['ltr', 'rtl'])
    test(`axe is clean on all screens of sign-in, in both languages, ${mode}, ${direction}`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [language, width] of [
        ['en', 1280],
        ['cn', 360],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) {
          await page
            .context()
            .addCookies(
              Object.entries({ themeMode: mode, themeDirection: direction, i18nextLng: language }).map(
                ([name, value]) => ({ name, value, url: baseURL ?? '' }),
              ),
            )
          await page.goto(`/auth/${path}`)
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'cn' ? 'zh-CN' : 'en')
          await expect(page.locator('html')).toHaveAttribute('dir', direction)
          await page.locator('form .button.primary').click()
          await expect(page.locator('.field-error').first()).toBeVisible()
          await still(page)
          const found = [...(await findingsOn(page)), ...(await overflowOf(page))]
          expect(found, `${path} ${language}`).toEqual([])
        }
      }
    })
