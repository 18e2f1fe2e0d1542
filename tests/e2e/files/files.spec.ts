import type { Page, Route } from '@playwright/test'
import { make } from './files-records'
import { expect, signIn, test } from '../fixtures'

/** An image of four pixels, which is compared byte by byte. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkYPjPwMDAxAAGAAAMHgEDfoyIPgAAAABJRU5ErkJggg==',
  'base64',
)
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Drops files onto the page, as from the desktop. */
async function dropFiles(page: Page, files: readonly { name: string; text: string }[]) {
  await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, text } of given) data.items.add(new File([text], name))
    return data
  }, files)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.getByRole('heading', { level: 1 }).dispatchEvent(type, { dataTransfer: transfer })
}

/** Continues a request after a delay in milliseconds. */
const slowly = (pause: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, pause))
  await route.continue()
}
const refusal = (status: number, message: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'missing', status, message }),
})

test('files are uploaded by dropping them into a folder, and a download equals the uploaded bytes', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/files-manager')
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name of the folder').fill('Dropped here')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('link', { name: 'Dropped here' }).click()
  await expect(main(page).getByText('Nothing is here yet')).toBeVisible()

  const text = `${'Zeile Ünïcode 中文\n'.repeat(2000)}end`
  const files = main(page).getByRole('list').getByRole('button', { pressed: false })
  // The first upload is slow: the order of the dropped files decides their names, not the order of arrival.
  await page.route('**/api/files/upload', slowly(1000), { times: 1 })
  await dropFiles(page, [
    { name: 'first.txt', text },
    { name: 'First.txt', text: 'another one of that name' },
    { name: 'beside.txt', text: 'goes at the same time' },
  ])
  await expect(files.filter({ hasText: 'beside.txt' })).toBeVisible()
  await expect(files.filter({ hasText: 'First (2).txt' })).toBeVisible()

  await files.filter({ hasText: 'first.txt' }).click()
  const details = page.getByRole('complementary', { name: 'Details of first.txt' })
  await expect(details.getByText('Zeile Ünïcode 中文').first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('first.txt')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toBe(text)
})

test('uploads continue while the user visits another page, and a failed upload can be retried', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/files-manager')
  await expect(main(page).getByRole('link').first()).toBeVisible()
  await page.route('**/api/files/upload', (route) => route.abort('connectionreset'), { times: 1 })
  await dropFiles(page, [{ name: 'Zz-lost.txt', text: 'Lost on its way.' }])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toContainText('Zz-lost.txt could not be uploaded')
  await page.route('**/api/files/upload', slowly(2000), { times: 1 })
  await uploads.getByRole('button', { name: 'Retry Zz-lost.txt' }).click()
  await expect(uploads.getByRole('progressbar', { name: /Zz-lost\.txt/ })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.getByRole('link', { name: 'Mail' }).click()
  await expect(heading(page)).toHaveText('Mail')
  await nav.getByRole('link', { name: 'Files' }).click()
  await expect(heading(page)).toHaveText('Files')
  await expect(uploads.getByRole('listitem')).toContainText('Zz-lost.txt')
  await expect(uploads.getByRole('status')).toHaveText('Done')
  await page.getByRole('searchbox').fill('Zz-lost')
  await expect(main(page).getByRole('button', { name: /^Zz-lost\.txt/ })).toBeVisible()
  await uploads.getByRole('button', { name: 'Clear the list' }).click()
  await expect(uploads).toBeHidden()
})

test('the preview of a text file shows an error with Retry if it cannot be loaded, and a message if the file is empty', async ({
  page,
}) => {
  await signIn(page, 'user')
  await page.goto('/dashboard/files-manager')
  await dropFiles(page, [
    { name: 'Zz-words.txt', text: 'Words that are read.' },
    { name: 'Zz-nothing.txt', text: '' },
  ])
  const file = (name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}`) })
  await page.getByRole('searchbox').fill('Zz-')
  await page.route('**/api/contents/**', (route) => route.fulfill(refusal(404, 'Nothing is there.')))
  await file('Zz-words.txt').click()
  const details = page.getByRole('complementary', { name: 'Details of Zz-words.txt' })
  await expect(details.getByRole('alert')).toContainText('Nothing is there.')
  await page.unroute('**/api/contents/**')
  await page.route('**/api/contents/**', (route) => route.fulfill({ status: 500, body: 'no document' }))
  await details.getByRole('button', { name: 'Retry' }).click()
  await expect(details.getByRole('alert')).toContainText('Something went wrong')
  await page.unroute('**/api/contents/**')
  await details.getByRole('button', { name: 'Retry' }).click()
  await expect(details.getByText('Words that are read.')).toBeVisible()

  // No range of an empty file can be satisfied.
  const answered = page.waitForResponse(/\/api\/contents\//)
  await file('Zz-nothing.txt').click()
  expect((await answered).status()).toBe(416)
  await expect(page.getByRole('complementary')).toContainText('There is nothing in this file.')
})

test('a file is renamed, starred, moved to the trash and restored', async ({ page }) => {
  await signIn(page, 'user')
  await page.goto('/dashboard/files-manager')
  await dropFiles(page, [{ name: 'Zz-travels.txt', text: 'There and back.' }])
  await page.getByRole('searchbox').fill('Zz-travels')
  const file = (name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(file('Zz-travels.txt')).toBeVisible()
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `What can be done: ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Zz-travels.txt', 'Rename')
  await page.getByLabel('New name').fill('Zz-journeys.txt')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('searchbox').fill('Zz-journeys')
  await expect(file('Zz-journeys.txt')).toBeVisible()
  await act('Zz-journeys.txt', 'Add a star')
  await expect(file('Zz-journeys.txt')).toContainText('Starred')

  await act('Zz-journeys.txt', 'Move to trash')
  await expect(file('Zz-journeys.txt')).toHaveCount(0)
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await expect(file('Zz-journeys.txt')).toBeVisible()
  await act('Zz-journeys.txt', 'Restore')
  await expect(file('Zz-journeys.txt')).toHaveCount(0)
  await page.getByRole('button', { name: 'Starred' }).click()
  await expect(file('Zz-journeys.txt')).toBeVisible()
})

test('an uploaded image becomes the cover of a product', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/dashboard/e-commerce/product/new')
  await main(page)
    .getByLabel(/^Name( \*)?$/)
    .fill('Covered by an upload')
  await main(page).getByLabel('Product code').fill('COVER-UP-1')
  await main(page)
    .getByLabel(/^Price( \*)?$/)
    .fill('10')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByRole('button', { name: 'Upload a file: Cover' }).click(),
  ])
  await chooser.setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Use all of it' }).click()
  await expect(main(page).getByRole('group', { name: 'Cover: cover.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page)).toHaveText('Covered by an upload')
  const shown = page.locator('main img[src^="/api/contents/"]').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
  const bytes = await page.request.get((await shown.getAttribute('src')) ?? '')
  expect((await bytes.body()).equals(picture)).toBe(true)
})

test('a folder is trashed and restored with its files, a single file can be restored, and the trash is emptied', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [folder = ''] = await make(page, 'folders', [{ name: 'Taken along' }])
  await make(page, 'files', [
    { name: 'along.txt', folder },
    { name: 'alone.txt', folder },
  ])
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `What can be done: ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await page.goto('/dashboard/files-manager')
  await act('Taken along', 'Move to trash')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Taken along' }).click()
  await expect(main(page).getByText('along.txt')).toBeVisible()
  await page.getByRole('button', { name: 'All files' }).click()
  await act('Taken along', 'Move to trash')
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await expect(main(page).getByText('deleted for good after 30 days')).toBeVisible()
  await expect(main(page).getByText('From Taken along')).toHaveCount(2)
  await act('alone.txt', 'Restore')
  await expect(page.getByText('alone.txt is back at the top')).toBeVisible()

  await page.getByRole('button', { name: 'Empty the trash' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/^\d+ entries are deleted for good/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(main(page).getByText('The trash is empty')).toBeVisible()
  await page.getByRole('button', { name: 'All files' }).click()
  await expect(main(page).getByText('alone.txt')).toBeVisible()
})
