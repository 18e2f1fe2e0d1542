import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, storedRows, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await create(world.writer(), corridor.app.categories as AnyResource, { name: 'Readers' })
})
afterAll(() => world.close())

const send = (role: Role, path: string, text: string, headers: Record<string, string> = {}) =>
  world.people[role].client.send('POST', `/api/${path}`, text, { 'content-type': 'text/csv', ...headers })
const reportOf = (answer: Answer): unknown => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const byCode = async (code: string) =>
  (await storedRows(world, corridor.app.products as AnyResource)).find((row) => row['code'] === code)
const importOf = (subject: string, count: number) => ({
  kind: 'importFinished',
  subject,
  resource: 'products',
  record: null,
  values: { count },
})
/** The notifications of a user. */
async function received(role: Role): Promise<unknown[]> {
  const answer = await world.people[role].client.get('/api/notifications')
  const { notifications } = answer.body as { notifications: Record<string, unknown>[] }
  return notifications.map(({ kind, subject, resource, record, values }) => ({
    kind,
    subject,
    resource,
    record,
    values,
  }))
}
/** A multipart form with a file of this name, as a browser sends it. */
async function formWith(name: string, text: string): Promise<{ body: string; type: string }> {
  const form = new FormData()
  form.set('file', new File([text], name, { type: 'text/csv' }))
  const sent = new Response(form)
  return { body: await sent.text(), type: sent.headers.get('content-type') ?? '' }
}

describe('an import', () => {
  it('rejects a file without valid rows or columns', async () => {
    const faults = async (text: string, path = 'products/import') =>
      Object.keys(errorsOf(await send('admin', path, text)))
    expect(await faults('')).toEqual(['file'])
    expect(await faults('Name,Price\n')).toEqual(['file'])
    expect(await faults('Colour,Size\nred,1\n')).toEqual(['file'])
    expect(await faults('PK\u0003\u0004nothing')).toEqual(['file'])
    expect(await faults('\u0001\u0000\u0000binary')).toEqual(['file'])
    expect(await faults('Name,name\nA,B\n')).toEqual(['mapping.name'])
    expect(await faults('name\nA\n', 'products/import?colour=red')).toEqual(['colour'])
    expect(await faults(`name,code\n${'A,B\n'.repeat(10_001)}`)).toEqual(['file'])
    expect(await faults('name,code\nA,"B\n')).toEqual(['2'])
    expect((await send('admin', 'products/import', 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
    const form = await send('admin', 'products/import', 'no form', {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(form.status).toBe(400)
  })

  it('creates and updates 700 rows, and notifies the user after each run but not after the dry run', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => `Many ${index},M-${index},Readers,${index}.25`)
    const text = `Name,Product code,Category,Price\n${rows.join('\n')}\n`
    expect(reportOf(await send('manager', 'products/import?dryRun=true', text))).toMatchObject({
      created: 700,
      errors: {},
    })
    expect(reportOf(await send('manager', 'products/import', text))).toMatchObject({ created: 700 })
    expect(await byCode('M-699')).toMatchObject({ price: 69925, slug: 'many-699' })
    const again = reportOf(await send('manager', 'products/import?key=code', text.replaceAll('.25', '.5')))
    expect(again).toMatchObject({ updated: 700 })
    // A dry run creates no notification.
    expect(await received('manager')).toEqual([importOf('Products', 700), importOf('Products', 700)])
  })

  it('notifies the user of a file with 500 rows by its name, and not of one with 499', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => `Told ${index},T-${count}-${index},Readers,1`).join('\n')
    const upload = async (name: string, count: number) => {
      const { body, type } = await formWith(name, `Name,Product code,Category,Price\n${rows(count)}\n`)
      expect(reportOf(await send('admin', 'products/import', body, { 'content-type': type }))).toMatchObject({
        created: count,
      })
    }
    await upload('short.csv', 499)
    await upload('a\tlong one.csv', 500)
    expect(await received('admin')).toEqual([importOf('a long one.csv', 500)])
  })
})
