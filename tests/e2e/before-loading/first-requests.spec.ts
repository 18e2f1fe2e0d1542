import { newCustomer } from '../examine/call'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'

test('loading a list requests the account and the rows once, although the boot script has prefetched both', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(account\/my-account|customers)$/.test(pathname)) sent.push(pathname + search)
  })
  await page.goto('/dashboard/customers')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
  await quiet(page)
  const rows = /^\/api\/customers\?_start=0&_end=25&_sort=name&_order=asc&_fields=[\w%]+$/
  expect(sent.toSorted()).toEqual(['/api/account/my-account', expect.stringMatching(rows)])
})

test('a list loads the screen of a record when the pointer comes to its link, and no other screen before', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const screens: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(show|form|import|document)-[\w-]{8}\.js$/.exec(
      new URL(request.url()).pathname,
    )?.[1]
    if (name) screens.push(name)
  })
  await page.goto('/dashboard/customers')
  await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
  await quiet(page)
  expect(screens).toEqual([])
  await page.getByRole('row').nth(1).getByRole('link').first().hover()
  await expect.poll(() => new Set(screens)).toEqual(new Set(['show']))
  await page.getByRole('link', { name: 'New customer' }).focus()
  await expect.poll(() => screens).toContain('form')
})

test('loading a record requests it once, and before the application is there', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const { id, name } = await newCustomer(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === `/api/customers/${id}`) sent.push('record')
    if (/\/assets\/show-[\w-]{8}\.js$/.test(pathname)) sent.push('screen')
  })
  await page.goto(`/dashboard/customers/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await quiet(page)
  expect(sent.filter((what) => what === 'record')).toHaveLength(1)
  expect(sent[0]).toBe('record')
})

for (const [path, urls] of [
  ['/dashboard/mail/inbox', ['/api/mail/conversations?label=inbox', '/api/mail/labels']],
  ['/dashboard/chat', ['/api/chat/conversations']],
] as const)
  test(`loading ${path} requests once what it shows, before its screen has loaded`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (urls.some((url) => url === pathname + search)) sent.push(pathname + search)
      if (pathname.startsWith('/assets/mail') || pathname.startsWith('/assets/chat')) sent.push('screen')
    })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const first = sent.indexOf('screen')
    expect(first).toBeGreaterThan(0)
    expect(sent.slice(0, first).toSorted()).toEqual([...urls])
  })
