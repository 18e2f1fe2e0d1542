import { expect, test } from '../fixtures'

const list = '/dashboard/e-commerce/list'

test('Language: loading the texts is retried 5 times, with doubling delays from 350 ms, and English is shown meanwhile', async ({
  page,
}) => {
  const moments: number[] = []
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cn'))
  // A browser that caches the failure requests another URL, others request both; and the first script requests the texts too.
  // Requests within less than the shortest delay belong to the same attempt.
  await page.route('**/assets/_joined_chinese-*.js*', (route) => {
    if (Date.now() - (moments.at(-1) ?? 0) > 300) moments.push(Date.now())
    return moments.length <= 5 ? route.abort() : route.continue()
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page).toHaveTitle(/^登录/)
  // The boot script requests the texts too, so the first two attempts may count as one.
  expect(moments.length).toBeGreaterThanOrEqual(6)
  // A busy machine affects the longest delays least.
  const [before = 0, next = 0, last = 0] = moments.slice(-3)
  expect(last - next).toBeGreaterThan((next - before) * 1.5)
})

test('a language that cannot be loaded leaves the page unchanged and shows an error', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/_joined_chinese-*.js*', (route) => route.abort())
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  for (let step = 0; step < 30; step += 1) await page.clock.runFor(500)
  await expect(page.getByText('This language could not be loaded. Try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull()
})

test('the language of ?lng= is used and stored, and a later choice on the page replaces it', async ({
  page,
}) => {
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

test('a browser with a Chinese locale gets the page in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'zh-TW', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，找不到页面！')
  await context.close()
})

test('changing the language translates the open page: heading, title, columns and grid', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(list)
  await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品')
  await expect(page).toHaveTitle(/^(\(\d+\) )?产品/)
  await expect(page.getByRole('columnheader', { name: /名称/ })).toBeVisible()
  const english = page.locator('.MuiDataGrid-root [aria-label*="elect"], .MuiDataGrid-root [title*="ort"]')
  await expect(english).toHaveCount(0)
})

test('an error of the server is shown in the new language after changing the language', async ({
  signedInPage,
}) => {
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

test('choosing a language sets its direction, even if the user had chosen another one', async ({
  signedInPage,
  baseURL,
}) => {
  const page = await signedInPage('admin')
  await page.context().addCookies([{ name: 'themeDirection', value: 'rtl', url: baseURL ?? '' }])
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
