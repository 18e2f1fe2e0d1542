import { expect, signIn, test, type Role } from '../fixtures'

const roles: Role[] = ['admin', 'manager', 'user']

test('an anonymous user has to sign in, and is then redirected to the requested page', async ({ page }) => {
  await page.goto('/dashboard/e-commerce/list')
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=/)
  await page.getByLabel('Email').fill('admin@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('corridor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/e-commerce\/list/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
})

test('a wrong password shows an error and does not sign in', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('admin@corridor.example')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('a user is still signed in after a reload', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/dashboard/e-commerce/list')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
})

for (const role of roles) {
  test(`the ${role} sees the rows of a list, and the browser logs no errors`, async ({ signedInPage }) => {
    const page = await signedInPage(role)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) =>
      message.type() === 'error' ? complaints.push(message.text()) : undefined,
    )
    await page.goto('/dashboard/invoice/list')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(complaints).toEqual([])
  })
}
