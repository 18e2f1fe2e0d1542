import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '#server/features/auth/account'
import { create } from '#server/write/create'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, changeLogLength, storedRows, type World } from '../support/worlds/world'

interface Report {
  batch: string
  count: number
  created: number
  updated: number
  unchanged: number
  errors: Record<string, string[]>
  columns: { header: string; field: string | null }[]
  rows: { line: number; cells: string[] }[]
}

let world: World
let products: AnyResource
let customers: AnyResource
let invoices: AnyResource
/** Two product categories, one with a Chinese name. */
const readers: { readonly id: string }[] = []
beforeAll(async () => {
  world = await createWorld(corridor)
  const declared = world.app as Record<string, AnyResource>
  products = declared.products as AnyResource
  customers = declared.customers as AnyResource
  invoices = declared.invoices as AnyResource
  const categories = declared.categories as AnyResource
  for (const name of ['Readers', '读卡器']) readers.push(await create(world.writer(), categories, { name }))
})
afterAll(() => world.close())

const send = (role: Role, path: string, text: string, headers: Record<string, string> = {}) =>
  world.people[role].client.send('POST', `/api/${path}`, text, { 'content-type': 'text/csv', ...headers })
const reportOf = (answer: Answer): Report => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Report
}
const byCode = async (code: string) => (await storedRows(world, products)).find((row) => row['code'] === code)

describe('an import', () => {
  it('parses labels, numbers, dates and lists as people write them, in one batch', async () => {
    const answer = await send(
      'manager',
      'products/import',
      `Name,Product code,Category,Price,Currency,Stock,Weight (kg),Colors,Labels,Featured,Available from,Description,Status
"Reader, small",I-1,Readers,"1,234.50",EUR,7,0.25,Black; red,"a; b",yes,2026/1/2,<p>Good</p><script>x</script>,Published
读卡器,I-2,读卡器,500,jpy,,,黑色,,否,,,\r\n\r\n`,
    )
    const report = reportOf(answer)
    expect(report).toMatchObject({ count: 2, created: 2, updated: 0, unchanged: 0, errors: {} })
    expect(report.columns.at(-1)).toEqual({ header: 'Status', field: null })
    expect(await byCode('I-1')).toMatchObject({
      ...{
        name: 'Reader, small',
        slug: 'reader-small',
        category: readers[0]?.id,
        price: 123450,
        currency: 'EUR',
      },
      stock: 7,
      weight: 0.25,
      colors: ['black', 'red'],
      labels: ['a', 'b'],
      featured: true,
      availableFrom: '2026-01-02',
      description: '<p>Good</p>',
      status: 'draft',
      version: 1,
    })
    expect(await byCode('I-2')).toMatchObject({
      ...{
        category: readers[1]?.id,
        colors: ['black'],
        price: 500,
        currency: 'JPY',
        featured: false,
        stock: 0,
      },
    })
    const changes = await world.database.query({
      text: `select distinct batch, "userId" from changes where resource = 'products' and batch = $1`,
      values: [report.batch],
    })
    expect(changes).toEqual([{ batch: report.batch, userId: world.people.manager.id }])
  })

  it('stores nothing when a row is invalid, and returns errors by row and field in the language of the caller', async () => {
    const [before, entries] = [await storedRows(world, products), await changeLogLength(world)]
    const text = `Name,Product code,Category,Price,Currency,Stock,Colors
Good,W-1,Readers,1,EUR,1,Red
,W-2,Sofas,much,EUR,-1,Beige
Again,W-1,Readers,1.999,EUR,1,
Taken,I-1,Readers,1,EUR,1,
`
    const answer = await send('admin', 'products/import', text)
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual({
      '3.name': ['Fill this in.'],
      '3.category': ['There is no such record.'],
      '3.colors.0': ['Choose one of these: black, white, silver, blue, green, red, orange.'],
      '3.price': ['Enter a number.'],
      '3.stock': ['Enter 0 or more.'],
      '4.code': ['Another record has this already.'],
      '4.price': ['This has too many digits.'],
      '5.code': ['Another record has this already.'],
    })
    const chinese = await send('admin', 'products/import', text, { 'accept-language': 'zh-CN' })
    expect(errorsOf(chinese)['3.price']).toEqual(['请输入数字。'])
    expect(await storedRows(world, products)).toEqual(before)
    expect(await changeLogLength(world)).toBe(entries)
  })

  it('returns the same errors in a dry run, which stores nothing', async () => {
    const entries = await changeLogLength(world)
    const text = 'name,code,category,price\nOne,T-1,Readers,1\nTwo,T-1,Readers,x\n'
    const tried = reportOf(await send('admin', 'products/import?dryRun=true', text))
    expect(tried).toMatchObject({ count: 2, created: 1, errors: { '3.code': expect.anything() } })
    expect(tried.errors).toEqual(errorsOf(await send('admin', 'products/import', text)))
    expect(tried).not.toHaveProperty('batch')
    expect(await changeLogLength(world)).toBe(entries)
    expect(await byCode('T-1')).toBeUndefined()
  })

  it('updates records by a key field and leaves unchanged records alone', async () => {
    const text = 'Product code,Name,Category,Price,Weight (kg)\nK-1,One,Readers,1,2\nK-2,Two,Readers,2,\n'
    reportOf(await send('manager', 'products/import?key=code', text))
    const next = text.replace('One', 'First').replace(',2\n', ',\n') + 'K-3,Three,Readers,3,\n'
    expect(reportOf(await send('manager', 'products/import?key=code', next))).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
    })
    expect(await byCode('K-1')).toMatchObject({ name: 'First', slug: 'first', weight: null, version: 2 })
    expect(await byCode('K-2')).toMatchObject({ version: 1 })
    expect(errorsOf(await send('manager', 'products/import?key=name', text))).toHaveProperty('key')
  })

  it('of an exported CSV changes only the edited rows', async () => {
    const { client } = world.people.admin
    const { text } = await client.get('/api/products/export?format=csv')
    const rows = text.trim().split('\r\n').length - 1
    const same = reportOf(await send('admin', 'products/import', text))
    expect(same).toMatchObject({ count: rows, created: 0, updated: 0, unchanged: rows })
    const changed = reportOf(await send('admin', 'products/import', text.replaceAll(',500,JPY', ',700,JPY')))
    expect(changed).toMatchObject({ updated: 1, unchanged: rows - 1 })
    expect(await byCode('I-2')).toMatchObject({ price: 700 })
  })

  it('accepts an exported workbook in a multipart form', async () => {
    const { id, role } = world.people.admin
    const { accessToken } = await startSession(world.server.services, { id, role }, 'en', undefined)
    const authorization = `Bearer ${accessToken}`
    const call = (path: string, init: RequestInit = {}) =>
      Promise.resolve(
        world.server.fetch(
          new Request(`http://corridor.test${path}`, { ...init, headers: { authorization } }),
        ),
      )
    const file = await (await call('/api/products/export?format=xlsx')).blob()
    const form = new FormData()
    form.set('file', file, 'products.xlsx')
    form.set('dryRun', 'true')
    const answer = await call('/api/products/import', { method: 'POST', body: form })
    const report = (await answer.json()) as Report
    expect(report).toMatchObject({ created: 0, updated: 0, errors: {} })
    expect(report.unchanged).toBe(report.count)
  })

  it('finds references by title or id, and reads nested rows', async () => {
    const add = (name: string, email: string) =>
      create(world.writer(), customers, { name, email, country: 'DE' })
    const acme = await add('Acme', 'acme@company.example')
    await add('Twins', 'one@company.example')
    await add('Twins', 'two@company.example')
    const lines = (price: string) =>
      `"[{""description"":""Card"",""quantity"":2,""unitPrice"":""${price}""}]"`
    const text = `Customer,Due on,Currency,Lines
Acme,2099-01-01,EUR,${lines('9.50')}
${acme.id},2099-01-01,JPY,${lines('950')}
`
    reportOf(await send('manager', 'invoices/import', text))
    const totals = (await storedRows(world, invoices)).map((row) => [row['customer'], row['total']])
    expect(totals).toEqual([
      [acme.id, 1900],
      [acme.id, 1900],
    ])
    const wrong = `Customer,Due on,Lines\nNobody,2099-01-01,${lines('1')}\nTwins,2099-01-01,${lines('1')}\nAcme,2000-01-01,[]\n`
    const errors = errorsOf(await send('manager', 'invoices/import', wrong))
    expect(errors['2.customer']).toEqual(['There is no such record.'])
    expect(errors['3.customer']).toEqual(['Several records are called this. Write the id.'])
    expect(Object.keys(errors).filter((path) => path.startsWith('4.'))).not.toEqual([])
  })

  it('sets only fields that the caller may set', async () => {
    const text =
      'Name,Email,Country,Credit note,Created at\nMine,own@company.example,DE,Never pays,2020-01-01\n'
    const report = reportOf(await send('manager', 'customers/import', text))
    expect(report.columns.map(({ field }) => field)).toEqual(['name', 'email', 'country', null, null])
    const stored = (await storedRows(world, customers)).find((row) => row['name'] === 'Mine')
    expect(stored).toMatchObject({ creditNote: null })
    const mapping = encodeURIComponent('{"Credit note": "creditNote"}')
    expect(errorsOf(await send('manager', `customers/import?mapping=${mapping}`, text))).toHaveProperty([
      'mapping.Credit note',
    ])
    expect((await send('user', 'customers/import', text)).status).toBe(403)
    expect((await world.anonymous.send('POST', '/api/customers/import', text)).status).toBe(401)
  })

  it('uses the given mapping from headers to fields', async () => {
    const text = 'Wer,Wo,Mail,Name\nMapped,FR,mapped@company.example,not this\n'
    const mapping = encodeURIComponent('{"Wer": "name", "Wo": "country", "Mail": "email", "Name": null}')
    reportOf(await send('manager', `customers/import?mapping=${mapping}`, text))
    const stored = (await storedRows(world, customers)).find(
      (row) => row['email'] === 'mapped@company.example',
    )
    expect(stored).toMatchObject({ name: 'Mapped', country: 'FR' })
    expect(errorsOf(await send('manager', 'customers/import?mapping=[]', text))).toHaveProperty('mapping')
  })

  it('runs once for an idempotency key, which rejects another file', async () => {
    const text = 'Name,Email,Country\nOnce,once@company.example,DE\n'
    const key = { 'idempotency-key': 'import-1' }
    const first = reportOf(await send('manager', 'customers/import', text, key))
    const again = reportOf(await send('manager', 'customers/import', text, key))
    expect(again).toMatchObject({ batch: first.batch, created: 1 })
    expect((await storedRows(world, customers)).filter((row) => row['name'] === 'Once')).toHaveLength(1)
    const other = await send('manager', 'customers/import', text.replaceAll('once', 'twice'), key)
    expect([other.status, (other.body as { title: string }).title]).toEqual([422, 'idempotency'])
  })

  it('with partial=true leaves out invalid rows and returns their cells', async () => {
    const text =
      'Name,Product code,Category,Price\nGood,P-1,Readers,1\nBad,P-2,Readers,much\nTaken,P-1,Readers,1\nFine,P-3,Readers,2\n'
    const report = reportOf(await send('manager', 'products/import?partial=true', text))
    expect(report).toMatchObject({ count: 4, created: 2, wrong: 2, left: 0 })
    expect(Object.keys(report.errors)).toEqual(['3.price', '4.code'])
    expect(report.rows).toEqual([
      { line: 3, cells: ['Bad', 'P-2', 'Readers', 'much'] },
      { line: 4, cells: ['Taken', 'P-1', 'Readers', '1'] },
    ])
    expect(await byCode('P-3')).toMatchObject({ price: 200 })
  })

  it('with look=true returns columns and sample rows only', async () => {
    const text = 'Nom,Product code,Price,Product Code\nA,L-1,1,x\nB,L-2,2,y\n'
    const { status, body } = await send('manager', 'products/import?look=true', text)
    expect([status, body]).toEqual([
      200,
      {
        count: 2,
        columns: [
          { header: 'Nom', field: null },
          { header: 'Product code', field: 'code' },
          { header: 'Price', field: 'price' },
          { header: 'Product Code', field: 'code' },
        ],
        sample: [
          { line: 2, cells: ['A', 'L-1', '1', 'x'] },
          { line: 3, cells: ['B', 'L-2', '2', 'y'] },
        ],
      },
    ])
    expect((await send('user', 'products/import?look=true', text)).status).toBe(403)
  })

  it('with once=true does not run again for the same file until it is undone', async () => {
    const text = 'Name,Email,Country\nSame,same@company.example,DE\n'
    const same = async () => (await storedRows(world, customers)).filter((row) => row['name'] === 'Same')
    const once = () => send('admin', 'customers/import?once=true', text)
    const first = reportOf(await once())
    expect(first).not.toHaveProperty('repeated')
    expect(reportOf(await once())).toMatchObject({ batch: first.batch, created: 1, repeated: true })
    expect(await same()).toHaveLength(1)
    await world.people.admin.client.post(`/api/undo/${first.batch}`)
    expect(await same()).toHaveLength(0)
    expect(reportOf(await once())).toMatchObject({ created: 1 })
    expect(await same()).toHaveLength(1)
  })
})
