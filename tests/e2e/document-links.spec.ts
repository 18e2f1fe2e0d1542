import { bringAxe, findingsOn, overflowOf } from './examine/axe'
import { openAtRest } from './examine/rest'
import { expect, test } from './fixtures'

test('a link shows an invoice to a visitor without an account until it is ended', async ({
  signedInPage,
  browser,
  baseURL,
}) => {
  const page = await signedInPage('manager')
  const { id, number } = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await fetch('/api/invoices?status=sent&_end=1', { headers })
    const [row] = (await answer.json()) as { id: string; number: string }[]
    return row ?? { id: '', number: '' }
  })
  await openAtRest(page, `/dashboard/invoice/${id}`)
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('alertdialog').getByText('/i/').innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  // The newest is the first; the invoice may have others.
  const link = links.getByRole('listitem').first()
  await expect(link.getByText('Not viewed yet')).toBeVisible()

  const visitor = await browser.newContext()
  const hosted = await visitor.newPage()
  await bringAxe(hosted)
  const address = `${baseURL}${new URL(url).pathname}`
  await hosted.setViewportSize({ width: 360, height: 740 })
  await hosted.goto(address)
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`)
  await expect(hosted.getByText('Total', { exact: true })).toBeVisible()
  expect([...(await findingsOn(hosted)), ...(await overflowOf(hosted))]).toEqual([])
  await hosted.getByRole('link', { name: '中文' }).click()
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText(`发票 ${number}`)

  await expect(link.getByText(/^Viewed on/)).toBeVisible()
  await link.getByRole('button', { name: /^End the link/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(links.getByText(/Ended on/).first()).toBeVisible()
  expect((await hosted.goto(address))?.status()).toBe(404)
  await expect(hosted.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
  await visitor.close()
})
