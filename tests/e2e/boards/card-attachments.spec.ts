import { findingsOn } from '../examine/axe'
import { kanban, ownColumns, titlesIn } from '../examine/board'
import { headersOf } from '../examine/calendar'
import { expect, test } from '../fixtures'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('files are attached to a card by choosing, dropping and pasting, and a picture becomes its cover', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [column] = await ownColumns(page, 'Files', ['Quay wall'])
  await page.goto(kanban)
  await titlesIn(page, column).filter({ hasText: 'Quay wall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quay wall' })
  await expect(dialog.getByRole('button', { name: 'Attach files' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  const headers = await headersOf(page)
  const stored = async () =>
    (await (await page.request.get(`/api/kanbanCards/${id}`, { headers })).json()) as {
      attachments: { name: string; size: number; content: string }[]
      cover: string | null
    }
  const names = async () => (await stored()).attachments.map(({ name }) => name)

  await dialog.locator('input[type=file][multiple]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The plan'),
  })
  await expect.poll(names).toEqual(['plan.txt'])
  for (const kind of ['drop', 'paste'] as const)
    await dialog.getByRole('textbox', { name: 'Write a comment' }).evaluate(
      (element, { type, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], `${type}.png`, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
      },
      { type: kind, bytes: [...dot] },
    )
  await expect.poll(names).toEqual(['plan.txt', 'drop.png', 'paste.png'])
  expect(await findingsOn(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Use drop.png as the cover' }).click()
  await expect.poll(async () => (await stored()).cover).not.toBeNull()
  await dialog.getByRole('button', { name: 'Remove plan.txt' }).click()
  await expect.poll(names).toEqual(['drop.png', 'paste.png'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: 'drop.png' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('drop.png')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const card = titlesIn(page, column).filter({ hasText: 'Quay wall' }).locator('xpath=ancestor::li[1]')
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await expect(card.getByTitle('Attachments')).toContainText('2')
})
