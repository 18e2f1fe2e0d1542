import type { Page } from '@playwright/test'

/** An administrator begins to see what somebody else sees, from the page of that person. */
export async function viewAs(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/user/${id}`)
  await page.getByRole('button', { name: 'View as this user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'View as this user' }).click()
}
