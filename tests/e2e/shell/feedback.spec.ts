import type { Page } from '@playwright/test'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const list = '/dashboard/e-commerce/list'

/** Runs in the page: records the times of the click, of the progress bar, and of the next page. */
const watch = () => {
  const seen: Record<string, number> = {}
  const note = (what: string) => (seen[what] ??= performance.now())
  document.addEventListener('click', () => note('click'), true)
  const look = () => {
    if (!('click' in seen)) return
    if (document.querySelector('[role=progressbar][aria-label="Loading the page"]')) note('bar')
    if (!document.querySelector('h1')?.textContent.startsWith('Products')) note('arrival')
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  Object.assign(window, { seen })
}

async function openForm(page: Page, delay: number) {
  await page.route('**/assets/form-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await page.goto(list)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.evaluate(watch)
  await page.getByRole('link', { name: /^New product/i }).click()
  await expect(page.getByLabel(/^Name/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
  const {
    click = 0,
    bar,
    arrival = 0,
  } = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  return { took: arrival - click, barAfter: bar === undefined ? undefined : bar - click }
}

test('A thin progress bar shows on page transitions, starting only after 300 ms of navigation', async ({
  signedInPage,
}) => {
  const slow = await openForm(await signedInPage('admin'), 1500)
  expect(slow.took).toBeGreaterThan(600)
  expect(slow.barAfter).toBeGreaterThanOrEqual(299)
  expect(slow.barAfter).toBeLessThan(slow.took)
  const quick = await openForm(await signedInPage('admin'), 0)
  if (quick.took < 299) expect(quick.barAfter).toBeUndefined()
  else expect(quick.barAfter ?? 300).toBeGreaterThanOrEqual(299)
})

test('a toast that appears under the pointer hides as usual, but stays while the pointer is moved onto it', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.route('**/assets/button-menu-*.js*', (route) => route.abort())
  await page.clock.install()
  await page.goto(list)
  const language = page.getByRole('button', { name: 'Language' })
  const toast = page.locator('.toast')
  await language.click()
  await expect(toast).toBeVisible()
  await still(page)
  const box = await toast.boundingBox()
  expect(box).not.toBeNull()
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await expect(toast).toHaveCount(0)

  await page.mouse.move(middle.x, middle.y)
  await language.focus()
  await page.keyboard.press('Enter')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(toast).toBeVisible()
  await still(page)
  await page.mouse.move(middle.x + 3, middle.y)
  await page.clock.runFor(4000)
  await expect(toast).toBeVisible()
})

test('Toast notifications appear top-right, in dense mode, and hide after 3000 ms', async ({
  signedInPage,
}) => {
  for (const direction of ['ltr', 'rtl']) {
    const page = await signedInPage('admin')
    await page.context().addCookies([{ name: 'themeDirection', value: direction, url: page.url() }])
    await page.route('**/assets/button-menu-*.js*', (route) => route.abort())
    await page.goto(list)
    await page.getByRole('button', { name: 'Language' }).click()
    const toast = page.locator('.toast')
    await expect(toast).toContainText('Something went wrong')
    // With direction rtl the whole page is mirrored.
    await expect
      .poll(() => page.evaluate(boxOfToast))
      .toMatchObject({
        ...(direction === 'ltr' ? { right: 20 } : { left: 20 }),
        isHigh: true,
        padding: '2px',
      })
    await expect(toast).toBeHidden({ timeout: 6000 })
  }
})

/** Reads all values in one call, because the toast disappears soon. */
const boxOfToast = () => {
  const box = document.querySelector('.toast')?.getBoundingClientRect()
  const wrapper = document.querySelector('.notistack-CollapseWrapper')
  return {
    left: Math.round(box?.left ?? 0),
    right: Math.round(innerWidth - (box?.right ?? 0)),
    isHigh: (box?.y ?? innerHeight) < 200,
    padding: wrapper && getComputedStyle(wrapper).paddingBlock,
  }
}

for (const [path, title, text] of [
  [
    '/403',
    'Restricted access',
    "No permission - the page you're trying access has restricted access. Please refer to your system administrator",
  ],
  ['/404', 'Sorry, page not found!', 'Be sure to check your spelling.'],
  ['/500', 'Internal server error', 'There was an error, please try again later.'],
  ['/maintenance', 'Website currently under maintenance', 'We will be back shortly.'],
] as const)
  test(`Error page ${path} offers a Go to Home button`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main')).toContainText(text)
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

test('an unknown URL gets 404; within the dashboard the shell stays visible', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  expect((await page.goto('/there/is/nothing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, page not found!')
  await page.goto('/dashboard/there-is-nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, page not found!')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})
