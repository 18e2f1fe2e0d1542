import { dataIn } from '../../support/structured-data'
import { faultsIn } from '../../support/valid-html'
import { siteLanguages } from '#marketing/base/language'
import { addressIn } from '#text/site-address'
import { sitePages } from '#marketing/pages'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const errorAddresses = siteLanguages.flatMap((language) =>
  sitePages.filter(({ isAside }) => isAside).map(({ path }) => addressIn(language, path)),
)

test('every page of the site is valid HTML with valid structured data, an existing preview image and a policy by hashes', async ({
  page,
}) => {
  const { request } = page
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const known = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(known.length).toBeGreaterThan(2 * sitePages.length - errorAddresses.length)
  for (const address of [...known, ...errorAddresses]) {
    const answer = await request.get(address)
    const html = await answer.text()
    expect([address, answer.status()]).toEqual([address, 200])
    expect(await faultsIn(html), address).toEqual([])
    expect(() => dataIn(html), address).not.toThrow()
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, address).toMatch(
      /script-src 'self' 'sha256-[\w+/=]+';.*style-src 'self' 'sha256-[\w+/=]+';/,
    )
    expect(policy, address).not.toMatch(/unsafe|https?:|\*/)
    expect(html, address).not.toMatch(/\sstyle="|\son\w+="/)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const shown = picture && (await request.get(new URL(picture).pathname))
    expect([address, shown ? shown.headers()['content-type'] : 'none']).toEqual([
      address,
      errorAddresses.includes(address) ? 'none' : 'image/png',
    ])
  }
})

test('the icons, manifest and fonts linked in the head of a page exist, and fonts are cached as immutable', async ({
  page,
}) => {
  const { request } = page
  const html = await (await request.get('/cn')).text()
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|preload)"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  )
  expect(linked).toHaveLength(5)
  const manifest: { icons: { src: string }[] } = await (await request.get('/site.webmanifest')).json()
  for (const address of [...linked, ...manifest.icons.map(({ src }) => src)])
    expect([address, (await request.get(address)).status()]).toEqual([address, 200])
  const font = linked.find((address) => address.endsWith('.woff2')) ?? ''
  expect((await request.get(font)).headers()['cache-control']).toContain('immutable')
})

test('an English page requests no Chinese font, and no page requests another origin', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => /noto-sans/i.test(url))).toEqual([])
  await page.goto('/cn/pricing', { waitUntil: 'networkidle' })
  const origin = new URL(page.url()).origin
  expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([])
})

test('an unknown URL below /cn gets 404 with a Chinese page', async ({ page }) => {
  expect((await page.goto('/cn/there/is/nothing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，找不到页面！')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/cn$/)
})

test('a page sends a page view when it is left, unless the browser has Global Privacy Control', async ({
  page,
  browser,
  baseURL,
  signedInPage,
}) => {
  const leave = async (from: Page) => {
    await from.goto('/issuing?utm_source=secret', { waitUntil: 'networkidle' })
    await from.getByRole('heading', { level: 1 }).click()
    await from.goto('/about-us', { waitUntil: 'networkidle' })
  }
  const admin = await signedInPage('admin')
  const token = await admin.evaluate(() => localStorage.getItem('accessToken'))
  const views = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await admin.request.get('/api/pageViews?path=%2Fissuing&_sort=hour&_order=desc', {
      headers,
    })
    return (await answer.json()) as Record<string, unknown>[]
  }
  // Other tests on this server visit the page too, and in the same hour.
  const known = new Set((await views()).map(({ id }) => id))
  const added = async () => (await views()).filter(({ id }) => !known.has(id))
  await leave(page)
  await expect.poll(added).toHaveLength(1)
  const [view] = await added()
  expect(view).toMatchObject({ path: '/issuing', language: 'en', device: 'desktop', cls: 0 })
  expect([view?.['views'], view?.['visitors']]).toEqual([1, 1])
  expect(view).toMatchObject({ lcp: expect.any(Number), fcp: expect.any(Number), ttfb: expect.any(Number) })
  expect(JSON.stringify(view)).not.toContain('secret')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const silent = await context.newPage()
  const requests: string[] = []
  silent.on('request', (request) => requests.push(request.url()))
  await leave(silent)
  expect(requests.filter((url) => /page-views|tell/.test(url))).toEqual([])
  await context.close()
  expect(await added()).toHaveLength(1)
})
