import { headersOf } from '../examine/calendar'
import { expect, test } from '../fixtures'

for (const [name, size] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 780 }],
] as const)
  test(`a checklist item can be checked and saved on a ${name} screen`, async ({ signedInPage }) => {
    const page = await signedInPage('manager')
    await page.setViewportSize(size)
    const headers = await headersOf(page)
    const make = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data, headers })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as { id: string }
    }
    const column = await make('/api/kanbanColumns', { name: `Checklist ${name}` })
    const checklist = [
      { what: 'Order the parts', done: false },
      { what: 'Test the reader', done: false },
    ]
    const card = await make('/api/kanbanCards', { name: `Card ${name}`, column: column.id, checklist })
    await page.goto(`/dashboard/kanban/${card.id}/edit`)
    const row = page.getByRole('group', { name: 'Row 2' })
    const done = row.getByRole('switch', { name: 'Done' })
    await expect(done).not.toBeChecked()
    // A real click: an element that covers the switch would receive it instead.
    await done.click()
    await expect(done).toBeChecked()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/kanbanCards/${card.id}`, { headers })
        const { checklist: saved } = (await answer.json()) as { checklist: { done: boolean }[] }
        return saved.map((item) => item.done)
      })
      .toEqual([false, true])
  })
