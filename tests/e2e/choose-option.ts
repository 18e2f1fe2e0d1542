import { expect, type Locator } from '@playwright/test'

/** Chooses an option of a select: from its menu, or from its list if it is searched. */
export async function chooseOption(select: Locator, option: string | RegExp): Promise<void> {
  const page = select.page()
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** The options of a select, which is closed again. */
export async function optionsOf(select: Locator): Promise<string[]> {
  const page = select.page()
  await select.click()
  const offered = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  return offered
}
