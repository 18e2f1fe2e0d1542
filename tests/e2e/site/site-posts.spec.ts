import { faultsIn } from '../../support/valid-html'
import { bringAxe, findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { shiftsOn, watchShifts } from '../examine/shifts'
import { expect, test } from '../fixtures'

test('the public site lists published posts in pages and shows a post with its structured data', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('.site-foot').getByRole('link', { name: 'Blog' }).click()
  await expect(page.locator('.post-card')).toHaveCount(9)
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\/blog\?page=2$/)
  await page.getByRole('link', { name: 'Newer posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  const title = await page.locator('.post-card h2').first().innerText()
  await page.locator('.post-card a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('.post-body')).not.toBeEmpty()
  await expect(page.getByText('min read').first()).toBeVisible()
  await expect(page.locator('.post-card')).toHaveCount(3)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Article', headline: title, inLanguage: 'en' })
  expect((await page.request.get('/blog?page=99')).status()).toBe(404)
  expect((await page.request.get('/blog/no-such-post')).status()).toBe(404)
})

test('a post that exists in both languages links to its translation', async ({ page }) => {
  await page.goto('/blog/quotes-that-hold')
  const chinese = page.locator('link[hreflang="zh-CN"]')
  await expect(chinese).toHaveCount(1)
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/blog\/hui-lu-bao-jia-zen-me-kan$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('汇率报价怎么看')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/blog\/quotes-that-hold$/)
})

test('posts, FAQs and payment are valid HTML without axe findings and layout shift', async ({ page }) => {
  await bringAxe(page)
  await watchShifts(page)
  for (const path of ['/blog/quotes-that-hold', '/cn/blog', '/cn/faqs?q=卡', '/payment?plan=scale']) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect(await faultsIn((await answer?.text()) ?? ''), path).toEqual([])
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
      await still(page)
      expect(await findingsOn(page), `${path} ${mode}`).toEqual([])
    }
    expect(await shiftsOn(page), path).toBeLessThan(0.01)
  }
})

test('only published posts are on the site, an old slug redirects, and feed and sitemap list the post', async ({
  page,
  signedInPage,
}) => {
  const admin = await signedInPage('admin')
  const token = await admin.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const post = {
    title: 'A lighthouse for invoices',
    excerpt: 'Where they were seen last.',
    body: '<h2>Light</h2><p>On.</p><script>alert(1)</script>',
    tags: ['site'],
    language: 'en',
  }
  const made = await admin.request.post('/api/posts', { data: post, headers })
  const { id } = await made.json()
  const old = '/blog/a-lighthouse-for-invoices'
  expect((await page.request.get(old)).status()).toBe(404)
  await admin.request.post(`/api/posts/${id}/publish`, { headers })
  const answer = await page.request.get(old)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).not.toContain('alert(1)')
  const renamed = { title: 'A harbour for invoices' }
  expect((await admin.request.patch(`/api/posts/${id}`, { data: renamed, headers })).ok()).toBe(true)
  const moved = await page.request.get(old, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers()['location']).toBe('/blog/a-harbour-for-invoices')
  for (const address of ['/feed.xml', '/sitemap.xml', '/blog'])
    expect(await (await page.request.get(address)).text(), address).toContain('/blog/a-harbour-for-invoices')
  expect(await (await page.request.get('/cn/feed.xml')).text()).not.toContain('a-harbour-for-invoices')
  await page.goto('/blog')
  const feed = page.locator('link[type="application/atom+xml"]')
  await expect(feed).toHaveAttribute('href', '/feed.xml')
  await admin.request.post(`/api/posts/${id}/unpublish`, { headers })
  expect((await page.request.get('/blog/a-harbour-for-invoices')).status()).toBe(404)
})
