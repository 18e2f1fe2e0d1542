import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

test('what needs the user is a table and a file with the same numbers and links, and quick transfer one of its contacts', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/app')
  const saved = async (title: string) => {
    await page.getByRole('button', { name: `Options: ${title}` }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
  }
  const steps = page.getByRole('figure', { name: 'What needs you' })
  const orders = steps.getByRole('link', { name: /orders are to be packed/ })
  const count = /\d+/.exec(await orders.innerText())?.[0]
  const address = await orders.getAttribute('href')
  const [, ...rows] = await saved('What needs you')
  expect(rows).toContain(`paid orders are to be packed,${count}`)
  await steps.getByRole('button', { name: 'Options: What needs you' }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  const row = steps.getByRole('row', { name: /paid orders are to be packed/ })
  await expect(row.getByRole('cell')).toHaveText(count ?? '')
  await expect(row.getByRole('link').first()).toHaveAttribute('href', address ?? '')

  await page.goto('/dashboard/banking')
  const contacts = page.getByRole('list', { name: 'Pay a contact' }).getByRole('button')
  await expect(contacts.first()).toBeVisible()
  const [head, ...paid] = await saved('Quick transfer')
  expect(head).toContain('Pay a contact,Expenses')
  expect(paid).toHaveLength(await contacts.count())
  expect(paid.every((line) => /,\d+\.\d\d$/.test(line))).toBe(true)
})
