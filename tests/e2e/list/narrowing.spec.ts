import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { invoices, listPage, listRequests, products } from './list-page'
import { chooseOption, optionsOf } from '../choose-option'

test('the search finds Chinese words, keeps the focus, and sends one request per input of an input method', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  // Change events of earlier tests may still arrive, and would cause requests.
  await page.route('**/api/stream*', () => undefined)
  await page.clock.install()
  await list.openGrid(products)
  // Other tests on this server leave products behind, so the total is not fixed.
  const everything = (await list.range.textContent()) ?? ''
  const sent = listRequests(page, 'products')
  const searches = () => sent.filter((query) => new URLSearchParams(query).has('q'))
  await list.search.click()
  // Simulates an input method: letters first, which are not committed yet.
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['d', 'du', 'duk', 'duka'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await page.clock.runFor(600)
  await quiet(page)
  expect(searches()).toEqual([])
  await keyboard.send('Input.insertText', { text: '读卡' })
  await expect(page).toHaveURL(/q=%E8%AF%BB%E5%8D%A1$/)
  await expect(list.titles.first()).toContainText('读卡')
  await expect(list.search).toBeFocused()
  expect(searches()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(list.range).toHaveText(everything)
  await expect(list.search).toHaveValue('')
})

test('a search without results shows the empty state, and Clear all restores all rows and the total', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(products)
  // Other tests on this server leave products behind, so the total is not fixed.
  const everything = (await list.range.textContent()) ?? ''
  await list.search.fill('nothing is called this')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expect(list.range).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click()
  await expect(list.range).toHaveText(everything)
  await expect(page.locator('.MuiDataGrid-row')).toHaveCount(25)
})

test('a filter with conditions and a group is in the URL, applied to the rows, and can be removed', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(products)
  // Other tests on this server leave products behind, so the total is not fixed.
  const everything = (await list.range.textContent()) ?? ''
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Fill this in.')).toBeVisible()
  await chooseOption(page.getByLabel('Field', { exact: true }), 'Status')
  await page.getByRole('checkbox', { name: 'Archived' }).check()
  await page.getByRole('button', { name: 'Add a group' }).click()
  const group = page.getByRole('group', { name: 'Any of these' })
  await chooseOption(group.getByLabel('Field', { exact: true }), 'Price')
  await group.getByLabel('Value (EUR)').fill('79.00')
  await group.getByRole('button', { name: 'Add a condition' }).click()
  await chooseOption(group.getByLabel('Field', { exact: true }).nth(1), 'Featured')
  await chooseOption(group.getByLabel('Value', { exact: true }), 'Yes')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Price is at least €79.00 or Featured is Yes')).toBeVisible()
  const filter = (): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null')
  await expect.poll(filter).toEqual({
    and: [
      { field: 'status', op: 'in', value: ['archived'] },
      {
        or: [
          { field: 'price', op: 'gte', value: 7900 },
          { field: 'featured', op: 'eq', value: true },
        ],
      },
    ],
  })
  const states = page.locator('.MuiDataGrid-cell[data-field="status"]')
  await expect(states.first()).toHaveText('Archived')
  await expect(states.filter({ hasNotText: 'Archived' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Filter 3 conditions' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove the filter Status/ }).click()
  await expect(page.getByRole('button', { name: 'Filter 2 conditions' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Filter 3 conditions' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(list.range).toHaveText(everything)
})

test('a list is filtered by a reference that is searched on the server', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(invoices)
  await list.filter('Customer', async () => {
    await page.getByLabel('Value', { exact: true }).fill('Harbour')
    await page.getByRole('option', { name: 'Harbour & Vine' }).click()
  })
  await expect(page.getByText('Customer is any of Harbour & Vine')).toBeVisible()
  await expect(page.locator('.MuiDataGrid-cell[data-field="customer"]').first()).toHaveText('Harbour & Vine')
  await expect(
    page.locator('.MuiDataGrid-cell[data-field="customer"]', { hasNotText: 'Harbour' }),
  ).toHaveCount(0)
})

test('a list can be sorted by several columns with clicks and in the panel', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  const list = listPage(page)
  await list.openGrid(products)
  await list.head('Status').click()
  await expect(page).toHaveURL(/sort=status$/)
  await list.head('Price').click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/sort=status%2Cprice$/)
  await list.head('Price').click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/sort=status%2C-price$/)
  await expect(list.head('Status')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Sort 2 columns' }).click()
  await page.getByRole('button', { name: 'Move price up' }).click()
  await expect(page).toHaveURL(/sort=-price%2Cstatus$/)
  await page.getByRole('button', { name: 'Usual order' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/list$/)
})

test('the panel shows the default order, and a change of it is a chosen order', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await listPage(page).openGrid(products)
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Sort' })
  await expect(panel.getByLabel('Sort by')).toHaveValue('Created at')
  const reset = panel.getByRole('button', { name: 'Usual order' })
  await expect(reset).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Remove created at from the order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await panel.getByRole('button', { name: 'Created at: Descending' }).click()
  await expect(page).toHaveURL(/sort=createdAt$/)
  await panel.getByRole('button', { name: 'Add a column' }).click()
  await expect(page).toHaveURL(/sort=createdAt%2C[a-z]+$/i)
  await reset.click()
  await expect(page).toHaveURL(/list$/)
  await expect(panel.getByLabel('Sort by')).toHaveValue('Created at')
})

test('changes of the order that follow each other before the list has changed are all kept', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await listPage(page).openGrid(products)
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Sort' })
  await expect(panel.getByRole('button', { name: 'Created at: Descending' })).toBeVisible()
  await panel.evaluate((element) => {
    const press = (pattern: RegExp) =>
      [...element.querySelectorAll('button')]
        .find((button) => pattern.test(button.ariaLabel ?? button.innerText))
        ?.click()
    press(/: Descending$/)
    press(/^Add a column$/)
  })
  await expect(page).toHaveURL(/sort=createdAt%2C[a-z]+$/i)
})

test('the filter panel does not offer fields that the user may not read', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const list = listPage(page)
  await list.open('/dashboard/customers')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByLabel('Field', { exact: true })).toBeVisible()
  const offered = await optionsOf(page.getByLabel('Field', { exact: true }))
  expect(offered).toContain('Country')
  expect(offered).not.toContain('Account')
})
