import { quiet } from './examine/quiet'
import { expect, test } from './fixtures'

test('loading a list requests the account and the rows once, although the boot script has prefetched both', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await quiet(page)
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
