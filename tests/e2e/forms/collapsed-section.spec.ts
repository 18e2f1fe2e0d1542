import { call } from '../examine/call'
import { openAtRest } from '../examine/rest'
import { expect, test } from '../fixtures'

test('the preview of a post in its form looks like the other sections, and opens and closes by keyboard', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const title = `Collapsed ${Date.now()}`
  const excerpt = `Before the text ${Date.now()}`
  const { id } = await call(page, 'POST', '/api/posts', { title, excerpt, body: '<p>Long</p>' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAtRest(page, `/dashboard/blog/post/${id}/edit`)
  const preview = page.getByRole('button', { name: 'Preview' })
  const paragraph = page.getByRole('article').getByText(excerpt)
  await expect(preview).toHaveAttribute('aria-expanded', 'false')
  await expect(paragraph).toBeHidden()

  const look = (element: Element) => {
    const { backgroundColor, borderRadius, boxShadow } = getComputedStyle(element)
    return { backgroundColor, borderRadius, boxShadow }
  }
  const section = page.locator('main .MuiAccordion-root').filter({ has: preview })
  const other = page
    .locator('main section')
    .filter({ has: page.getByLabel('Excerpt') })
    .last()
  expect(await section.evaluate(look)).toEqual(await other.evaluate(look))

  await preview.focus()
  await page.keyboard.press('Enter')
  await expect(preview).toHaveAttribute('aria-expanded', 'true')
  await expect(paragraph).toBeVisible()
  await page.keyboard.press('Space')
  await expect(preview).toHaveAttribute('aria-expanded', 'false')
  await expect(paragraph).toBeHidden()
  await expect(preview).toBeFocused()
})
