import { afterAll, beforeAll, expect, it } from 'vitest'
import { parsed } from '#tests/support/electronic/invoice-xml'
import { brokenRules } from '#tests/support/electronic/rules'
import { schemaErrors } from '#tests/support/electronic/schema'
import { createDemoWorld, type DemoWorld } from '../support/worlds/demo-world'

let world: DemoWorld
beforeAll(async () => {
  world = await createDemoWorld()
})
afterAll(() => world.close())

const pageSize = 100

/** The ids of all records of a list. */
async function idsOf(resource: string, query: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const range = `_start=${ids.length}&_end=${ids.length + pageSize}`
    const { body } = await world.clients.admin.get(`/api/${resource}?${query}&${range}`)
    const rows = body as { id: string }[]
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < pageSize) return ids
  }
}

it('every invoice that was sent and every credit note of the demo data is valid by schema and rules', async () => {
  const states = ['sent', 'partlyPaid', 'overdue', 'paid']
  const lists = await Promise.all(states.map((state) => idsOf('invoices', `status=${state}`)))
  const notes = await idsOf('creditNotes', 'status=issued')
  const paths = [
    ...lists.flat().map((id) => `/api/invoices/${id}/document.xml`),
    ...notes.map((id) => `/api/creditNotes/${id}/document.xml`),
  ]
  expect(notes.length).toBeGreaterThan(3)
  expect(paths.length).toBeGreaterThan(150)
  const xmls: string[] = []
  for (const path of paths) {
    const answer = await world.clients.admin.raw('GET', path)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    xmls.push(text)
  }
  expect(await schemaErrors(xmls)).toEqual([])
  const broken = xmls.flatMap((xml) => brokenRules(parsed(xml)))
  expect(broken).toEqual([])
  for (const category of ['S', 'AE', 'O'])
    expect(xmls.some((xml) => xml.includes(`<ram:CategoryCode>${category}<`))).toBe(true)
})
