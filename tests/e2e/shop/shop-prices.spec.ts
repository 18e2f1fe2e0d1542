import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newPerson, openWith, asAdmin } from '../auth-codes'
import { expect, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')
const shopFor = (name: string) => `/dashboard/e-commerce/shop?q=${encodeURIComponent(name)}`
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

/** Creates a published product with variants of some prices. */
async function sell(page: Page, name: string, values: object, prices: readonly (number | null)[] = []) {
  const headers = await asAdmin(page.request)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { readonly id: string }
  }
  const given = { name, code: randomUUID(), price: 2000, stock: 5, ...values }
  const { id } = await post('/api/products', given)
  await post(`/api/products/${id}/publish`, {})
  const sizes = ['small', 'medium', 'large']
  for (const [index, price] of prices.entries())
    await post('/api/variants', {
      product: id,
      code: randomUUID(),
      size: sizes[index],
      price,
      stock: 3,
    })
}

test('a card shows the lowest price of variants as such, and filters compare one currency', async ({
  page,
}) => {
  const name = `Anchor ${randomUUID().slice(0, 8)}`
  await sell(page, `${name} varied`, {}, [1200, null])
  await sell(page, `${name} uniform`, {}, [null, null])
  await sell(page, `${name} yuan`, { price: 9000, currency: 'CNY' })
  const { accessToken } = await newPerson(page.request)
  await openWith(page, accessToken, shopFor(name))
  await expect(card(page, 'varied')).toContainText('From €12.00')
  await expect(card(page, 'uniform')).toContainText('€20.00')
  await expect(card(page, 'uniform')).not.toContainText('From')

  const price = main(page).getByRole('group', { name: 'Price from' })
  const currency = main(page).getByRole('group', { name: 'Currency' })
  await expect(price).toContainText('Choose a currency first.')
  await currency.getByRole('radio', { name: 'Euro (EUR)' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(2)
  await price.getByRole('radio', { name: 'Under €50.00' }).click()
  await expect(price.getByRole('radio', { name: 'Under €50.00' })).toBeChecked()
  // Another currency begins without a condition on the price.
  await currency.getByRole('radio', { name: 'Chinese Yuan (CNY)' }).click()
  await expect(card(page, 'yuan')).toBeVisible()
  await expect(price.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(price.getByRole('radio').first()).toHaveAccessibleName(/^Under CN¥50\.00/)

  await page.goto(shopFor(`${name} varied`))
  await expect(currency).toHaveCount(0)
  await price.getByRole('radio', { name: 'Under €50.00' }).click()
  await expect(currency.getByRole('radio', { name: 'Euro (EUR)' })).toBeChecked()
})

test('the lowest price is in Chinese too', async ({ page }) => {
  const name = `Anchor ${randomUUID().slice(0, 8)}`
  await sell(page, name, { price: 9000, currency: 'CNY' }, [8800, null])
  const { accessToken } = await newPerson(page.request)
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cn'))
  await openWith(page, accessToken, shopFor(name))
  await expect(card(page, name)).toContainText('¥88.00 起')
})
