import { findingsOn, overflowOf } from '../examine/axe'
import { openAtRest } from '../examine/rest'
import { expect, signIn, test } from '../fixtures'

const list = '/dashboard/e-commerce/list'

test('the boot script requests the rows of a list, and no request is sent and no script loaded twice', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  // The previous page prefetches chunks when idle, which must not be counted here.
  await page.goto('/favicon.svg')
  let mayCome = () => undefined as void
  const programMayCome = new Promise<void>((resolve) => (mayCome = resolve))
  await page.route('**/assets/react-router-*.js', async (route) => {
    await programMayCome
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const rowsRequest = page.waitForRequest('**/api/products?*')
  await page.goto(list, { waitUntil: 'commit' })
  await rowsRequest
  mayCome()
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
  // These are requested later, when the page is idle, and so are saved views, except by the first page of a browser.
  const later = [
    '/api/notifications',
    '/api/chat/conversations',
    '/api/mail/labels',
    '/api/savedViews',
    '/api/stream',
  ]
  // An intercepted page has no cache, so a picture of a product of another test is requested for each element.
  const isCounted = (path: string) =>
    path.startsWith('/api/') && !path.startsWith('/api/contents/') && !later.includes(path)
  const requests = sent.filter(isCounted)
  expect(requests.toSorted()).toEqual(['/api/account/my-account', '/api/products', '/api/products/sums'])
  const scripts = sent.filter((path) => path.endsWith('.js'))
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([])
})

test('the home page works without JavaScript', async ({ pageWithoutScript: page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goto('/')
  expect(scripts.filter((url) => !url.includes('/assets/'))).toEqual([])
})

test('an expired token signs the user out with a message, and the sign-in page keeps the URL to return to', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.clock.install()
  await page.goto('/dashboard/invoice/list?page=1')
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  await page.clock.fastForward('40:00:00')
  await expect(page.getByRole('alert')).toHaveText('Token expired')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await expect
    .poll(() => new URL(page.url()).searchParams.get('returnTo'))
    .toBe('/dashboard/invoice/list?page=1')
})

test('signing out and in again in one tab does the same in the other tab', async ({ page, context }) => {
  await signIn(page, 'user')
  const other = await context.newPage()
  await other.goto('/dashboard/app')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(other).toHaveURL(/\/auth\/login/)
  await signIn(page, 'admin')
  await expect(other).toHaveURL(/\/dashboard\/app$/)
})

test('language and mode are restored after a reload, the mode before the boot script has run', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('欢迎回来')
  await page.getByRole('button', { name: '切换到浅色模式' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect
    .poll(() => page.context().cookies())
    .toContainEqual(expect.objectContaining({ name: 'themeMode', value: 'light' }))
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'load' })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(249, 250, 251)',
  )
  await page.unroute('**/assets/boot-*.js')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('if the script of a screen fails to load, the shell still works and Retry loads the screen', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  let attempts = 0
  await page.route('**/assets/form-*.js*', (route) => {
    attempts += 1
    return route.abort()
  })
  await page.goto('/dashboard/e-commerce/product/new')
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(attempts).toBeLessThan(5)
  await page.unroute('**/assets/form-*.js*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel(/^Name/)).toBeVisible()
})

test('on a narrow screen the navigation opens from a button', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open the navigation' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: 'Invoices', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/invoice\/list$/)
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/app$/)
})

test('the first Tab focuses a link that skips to the content', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu scrolls to the current page, and Tab still begins at the top of the page', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/dashboard/audit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const here = page.getByRole('navigation').first().locator('[aria-current="page"]').last()
  await expect(here).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})

for (const mode of ['dark', 'light'])
  for (const width of [360, 1280])
    test(`axe finds nothing on the site, sign-in, error and start pages, ${mode}, ${width}`, async ({
      signedInPage,
      baseURL,
    }) => {
      const page = await signedInPage('admin')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.context().addCookies([{ name: 'themeMode', value: mode, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 800 })
      for (const path of [
        '/',
        '/auth/login-unprotected',
        '/auth/register-unprotected',
        '/403',
        '/404',
        '/500',
        '/dashboard/app',
        '/dashboard/nothing',
      ]) {
        await openAtRest(page, path)
        expect([...(await findingsOn(page)), ...(await overflowOf(page))], path).toEqual([])
      }
    })
