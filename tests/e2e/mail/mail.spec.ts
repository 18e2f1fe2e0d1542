import { expect, test } from '../fixtures'
import { openAtRest } from '../examine/rest'

for (const language of ['en', 'cn'] as const)
  test(`on a phone a mail in the list has enough width for its subject, and its labels are readable (${language})`, async ({
    signedInPage,
    baseURL,
  }) => {
    const page = await signedInPage('admin')
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript((lng) => localStorage.setItem('i18nextLng', lng), language)
    for (const themeMode of ['light', 'dark'] as const) {
      await page.context().addCookies([{ name: 'themeMode', value: themeMode, url: baseURL ?? '' }])
      await openAtRest(page, '/dashboard/mail/inbox')
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : /zh/)
      const lines = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
      await expect(lines.first()).toBeVisible()
      const shown = await lines.evaluateAll((all) =>
        all.map((line) => {
          const part = (name: string) => line.querySelector<HTMLElement>(`[class*="${name}"]`)
          const [subject, preview, tag] = [part('subject'), part('preview'), part('tag')]
          const tagBox = tag?.getBoundingClientRect()
          return {
            room: subject?.clientWidth ?? 0,
            isPreviewBelow:
              !preview || preview.offsetTop >= (subject?.offsetTop ?? 0) + (subject?.offsetHeight ?? 0),
            tag: tag && { letters: Number.parseFloat(getComputedStyle(tag).fontSize), ...tagBox?.toJSON() },
            overflow: line.scrollWidth - line.clientWidth,
          }
        }),
      )
      const tags = shown.flatMap(({ tag }) => tag ?? [])
      expect(tags.length).toBeGreaterThan(0)
      for (const { letters, left, right } of tags) {
        expect(letters).toBeGreaterThanOrEqual(11)
        expect([left >= 0, right <= 360]).toEqual([true, true])
      }
      for (const line of shown) {
        expect(line.room).toBeGreaterThanOrEqual(200)
        expect([line.isPreviewBelow, line.overflow]).toEqual([true, 0])
      }
    }
  })

test('in a right-to-left page the beginning of a long English subject is shown, not its end', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('manager')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.goto('/dashboard/mail/inbox')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const subject = page
    .locator('[class*="subject"]')
    .filter({ hasText: /^[\w\s:]+$/ })
    .first()
  await expect(subject).toBeVisible()
  expect(await subject.evaluate((text) => getComputedStyle(text).direction)).toBe('ltr')
})
