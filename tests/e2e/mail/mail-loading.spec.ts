import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Lets the calls of a path wait until the returned function is called. */
async function delay(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const [name, path, calls, panes] of [
  ['mail', '/dashboard/mail/inbox', '**/api/mail/{labels,conversations}*', ['navigation', 'region']],
  ['chat', '/dashboard/chat', '**/api/chat/conversations*', ['region']],
] as const)
  for (const width of [390, 1280])
    test(`while ${name} is loading, its skeletons stay in their panes (${width} px)`, async ({
      signedInPage,
    }) => {
      const page = await signedInPage('user')
      await page.setViewportSize({ width, height: 844 })
      const release = await delay(page, calls)
      await page.goto(path)
      const main = page.getByRole('main')
      const skeletons = main.locator('[data-bones]')
      const found = () =>
        skeletons.evaluateAll((all) =>
          all.map((skeleton) => {
            const pane = skeleton.closest('nav, section')?.getBoundingClientRect()
            const box = skeleton.getBoundingClientRect()
            const isInside = pane !== undefined && box.left >= pane.left && box.right <= pane.right
            const hasShadow = getComputedStyle(skeleton).boxShadow !== 'none'
            return { isInside, hasShadow, isSeen: box.height > 30 }
          }),
        )
      await expect.poll(found).toEqual(panes.map(() => ({ isInside: true, hasShadow: false, isSeen: true })))
      release()
      await expect(skeletons).toHaveCount(0)
    })

test('without the settings the other sections of the settings of mail work, and the signature cannot be saved', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.route('**/api/mail/settings', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Mail settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mail settings' })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save settings' })).toBeDisabled()
  for (const name of ['Rules', 'Templates'])
    await expect(dialog.getByRole('region', { name, exact: true })).toBeVisible()

  await dialog.getByRole('button', { name: 'Add template' }).click()
  const template = page.getByRole('dialog', { name: 'Add a template' })
  const title = `Thanks ${Date.now()}`
  await template.getByLabel('Name of the template').fill(title)
  await template.getByRole('textbox', { name: 'Text of the template' }).fill('Thank you.')
  await template.getByRole('button', { name: 'Save template' }).click()
  await expect(template).toBeHidden()
  await expect(dialog.getByText(title)).toBeVisible()

  await dialog.getByRole('button', { name: 'Add rule' }).click()
  const rule = page.getByRole('dialog', { name: 'Create a rule' })
  await expect(rule).toBeVisible()
  await rule.getByRole('button', { name: 'Cancel' }).click()
  await expect(rule).toBeHidden()
})
