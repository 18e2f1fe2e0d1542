import type { Page } from '@playwright/test'

/** Starts viewing as another user, from the page of that user. The page must be signed in as an administrator. */
export async function viewAs(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/user/${id}`)
  await page.getByRole('button', { name: 'View as this user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'View as this user' }).click()
}
