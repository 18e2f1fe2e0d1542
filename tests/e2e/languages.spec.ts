import { expect, test } from './fixtures'

const list = '/dashboard/e-commerce/list'

test('Language: the words are asked for again, 5 times after 350 ms that double, and English is shown meanwhile', async ({
  page,
}) => {
  const moments: number[] = []
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cn'))
  // A browser that remembers the failure is given another address, and one that does not asks for both; and each asks
  // for two kinds of words. What comes sooner than the shortest wait is the same try.
  await page.route('**/assets/cn-*.js*', (route) => {
    if (Date.now() - (moments.at(-1) ?? 0) > 300) moments.push(Date.now())
    return moments.length <= 5 ? route.abort() : route.continue()
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveTitle(/^登录/)
  // The first script asks as well, so the first two are not apart.
  expect(moments.length).toBeGreaterThanOrEqual(6)
  // The longest waits are the ones that a busy machine changes least.
  const [before = 0, next = 0, last = 0] = moments.slice(-3)
  expect(last - next).toBeGreaterThan((next - before) * 1.5)
})

test('a language that cannot be loaded leaves the page as it is and says so', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/cn-*.js*', (route) => route.abort())
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  for (let step = 0; step < 30; step += 1) await page.clock.runFor(500)
  await expect(page.getByText('This language could not be loaded. Try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull()
})

test('?lng= is honoured and kept, and a choice on the page comes before it', async ({ page }) => {
  await page.goto('/auth/login?lng=cn')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('登录')
  await page.goto('/auth/register')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.goto('/auth/login?lng=cn')
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Log in')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a browser that speaks Chinese is answered in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'zh-TW', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，找不到页面！')
  await context.close()
})

test('changing the language changes everything that is open: grid, pager, title, and what the server said', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(list)
  await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品')
  await expect(page).toHaveTitle(/^产品/)
  await expect(page.getByRole('columnheader', { name: /名称/ })).toBeVisible()
  const english = page.locator('.MuiDataGrid-root [aria-label*="elect"], .MuiDataGrid-root [title*="ort"]')
  await expect(english).toHaveCount(0)
})

test('what the server refused is said again in the new language', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.route('**/api/products?*', async (route) => {
    const isChinese = route.request().headers()['accept-language']?.startsWith('zh')
    const detail = isChinese ? '数据库没有响应。' : 'The database sleeps.'
    await route.fulfill({ status: 422, json: { title: 'invalid', status: 422, detail, message: detail } })
  })
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText('The database sleeps.')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.getByRole('alert')).toContainText('数据库没有响应。')
})

test('choosing a language forces its direction over one that was set by hand', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
