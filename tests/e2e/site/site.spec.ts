import type { Page } from '@playwright/test'
import { siteLanguages } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import { sitePages } from '#marketing/pages'
import { bringAxe, findingsOn, overflowOf } from '../examine/axe'
import { still } from '../examine/rest'
import { shiftsOn, watchShifts } from '../examine/shifts'
import { expect, test } from '../fixtures'

/** The axe findings of a page in a mode and a direction, and whether it overflows horizontally. */
async function findingsIn(page: Page, mode: string, direction: string): Promise<string[]> {
  await page.evaluate(
    ([theme, dir]) => {
      document.documentElement.setAttribute('data-theme', theme)
      document.documentElement.setAttribute('dir', dir)
    },
    [mode, direction] as const,
  )
  await still(page)
  return [...(await findingsOn(page)), ...(await overflowOf(page))]
}

for (const [turn, language] of siteLanguages.entries())
  test(`axe finds nothing on any page of the site in '${language}', in both modes and directions, and there is no layout shift`, async ({
    page,
  }) => {
    test.slow()
    await bringAxe(page)
    await watchShifts(page)
    for (const [index, { path }] of sitePages.entries()) {
      const address = addressIn(language, path)
      await page.goto(address)
      for (const mode of ['light', 'dark'])
        expect(await findingsIn(page, mode, 'ltr'), `${address} ${mode}`).toEqual([])
      expect(await shiftsOn(page), address).toBeLessThan(0.01)
      // Direction rtl in light mode in one language, in dark mode in the other. It shifts the whole layout, so it comes last.
      const mode = (index + turn) % 2 === 0 ? 'light' : 'dark'
      expect(await findingsIn(page, mode, 'rtl'), `${address} ${mode} rtl`).toEqual([])
    }
  })

test('the language switch of the site opens the same page in the other language', async ({ page }) => {
  await page.goto('/issuing')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/issuing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/issuing$/)
})

test('without JavaScript menus open and prices switch, also on a phone', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Company', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByText('€49')).toBeVisible()
  await page.getByLabel('Yearly').check({ force: true })
  await expect(page.getByText('€44.10')).toBeVisible()
  await expect(page.getByText('€49')).toBeHidden()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/cn')
  await expect(page.getByRole('link', { name: '首页' })).toBeHidden()
  await page.locator('summary[aria-label="菜单"]').click()
  await page.locator('.site-menu').getByText('产品', { exact: true }).click()
  await page.getByRole('link', { name: /^发卡/ }).first().click()
  await expect(page).toHaveURL(/\/cn\/issuing$/)
})

test('pages and robots.txt contain the URL of the server', async ({ page }) => {
  const answer = await page.request.get('/cn/cards')
  expect(await answer.text()).not.toContain('%origin%')
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/)
})

const letter = (mark: string) => ({
  name: 'Wen Li',
  email: `site-${mark}@example.com`,
  subject: `Terminals ${mark}`,
  message: 'How many can we have by March?',
})

test('the contact form validates its fields, is stored as an enquiry, and is confirmed by mail', async ({
  page,
  signedInPage,
}) => {
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  const written = letter('script')
  await page.getByLabel('Name').fill(written.name)
  await page.getByLabel('Email').fill('no address')
  await page.getByLabel('Subject').fill(written.subject)
  await page.getByLabel('Message').fill(written.message)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Email must be a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(written.email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, it has arrived' })).toBeVisible()

  const admin = await signedInPage('admin')
  await admin.goto(`/dashboard/enquiries?q=${encodeURIComponent(written.email)}`)
  await expect(admin.getByRole('row').filter({ hasText: written.subject })).toBeVisible()
  await admin.goto(`/dashboard/outbox?q=${encodeURIComponent(written.email)}`)
  await expect(admin.getByRole('row').filter({ hasText: written.email })).toBeVisible()
})

test('without JavaScript the contact form is posted, and a form with the honeypot field filled in is not stored', async ({
  pageWithoutScript: page,
  signedInPage,
}) => {
  await page.goto('/cn/contact-us')
  const written = letter('plain')
  await page.getByLabel('姓名').fill(written.name)
  await page.getByLabel('邮箱').fill(written.email)
  await page.getByLabel('主题').fill(written.subject)
  await page.getByLabel('内容').fill(written.message)
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page).toHaveURL(/\/cn\/contact-us#sent$/)
  await expect(page.getByRole('heading', { name: '谢谢，我们已经收到' })).toBeVisible()

  const admin = await signedInPage('admin')
  const robot = letter('robot')
  const data = { ...robot, website: 'https://spam.example' }
  expect((await admin.request.post('/api/site/contact', { data })).ok()).toBe(true)
  await admin.goto('/dashboard/enquiries?q=site-')
  await expect(admin.getByRole('row').filter({ hasText: written.email })).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: robot.email })).toHaveCount(0)
})

test('a visitor can leave their email address to be notified of the launch', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-30T12:00:00Z')
  await page.goto('/coming-soon')
  await expect(page.getByText('30 days until 1 March 2027', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('site-soon@example.com')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible()
})
