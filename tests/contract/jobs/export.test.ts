import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { allFieldsOf, isReadable } from '#define/reading'
import { roles } from '#define/access'
import type { AnyResource } from '#define/resource'
import { sheetLabels, type SheetLabels } from '#server/base/labels/sheet-labels'
import { csvRecords, csvRows } from '../../support/csv'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { corridor, trial } from '../support/worlds/declared'
import { createPerson, createWorld, type World } from '../support/worlds/world'

const product = {
  price: 123450,
  currency: 'EUR',
  colors: ['black', 'red'],
  featured: true,
}

describe('an export', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(corridor)
    const { products, customers, invoices } = world.app as Record<string, AnyResource>
    if (!products || !customers || !invoices) throw new Error('The program declares them')
    const add = (resource: AnyResource, values: object) => create(world.writer(), resource, values)
    const { id: category } = await add(world.app.categories as AnyResource, { name: 'Cards' })
    const names = ['=1+1', '+2', '-3', '@4', 'Say "hi", you', '中文 产品', ' led', '＝1+1', 'x;=1+1', "'=2"]
    for (const [index, name] of names.entries())
      await add(products, { ...product, category, name, code: `P${index}`, cost: 5000 + index })
    const mine = { name: 'Mine', email: 'mine@company.example', country: 'DE', account: world.people.user.id }
    const other = { name: 'Other', email: 'other@company.example', country: 'CN', creditNote: 'Never pays' }
    for (const customer of [await add(customers, mine), await add(customers, other)])
      await add(invoices, {
        customer: customer.id,
        issuedOn: '2026-01-02',
        dueOn: '2026-02-03',
        currency: 'JPY',
        lines: [{ description: 'One', quantity: 3, unitPrice: 500 }],
      })
  })
  afterAll(() => world.close())
  const csv = async (role: 'admin' | 'manager' | 'user', path: string, language = 'en') =>
    world.people[role].client.get(path, { 'accept-language': language })

  it('is a CSV file with a dated name, labels as headers, and money beside its currency', async () => {
    const today = () => new Date().toISOString().slice(0, 10)
    const before = today()
    const { headers, text } = await csv('admin', '/api/products/export?format=csv&_sort=name')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const names = [before, today()].map((day) => `attachment; filename="products-${day}.csv"`)
    expect(names).toContain(headers.get('content-disposition'))
    const [columns = []] = csvRows(text)
    expect(columns.slice(0, 5).join()).toBe('ID,Name,Slug,Product code,Category')
    expect(columns.join()).toContain(',Price,Currency,')
    expect(csvRecords(text)).toHaveLength(10)
    expect(csvRecords(text)[0]).toMatchObject({ Price: '1234.50', Currency: 'EUR', Featured: 'Yes' })
    expect(csvRecords(text)[0]).toMatchObject({ Colors: 'Black; Red', Category: 'Cards', Status: 'Draft' })
  })

  it('starts with a UTF-8 byte order mark', async () => {
    const request = new Request('http://corridor.test/api/products/export', {
      headers: { authorization: `Bearer ${await tokenOf(world)}` },
    })
    const bytes = new Uint8Array(await (await world.server.fetch(request)).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('escapes values that a spreadsheet would run as formulas', async () => {
    const names = csvRecords((await csv('admin', '/api/products/export')).text).map(({ Name }) => Name)
    expect(new Set(names)).toEqual(
      new Set([
        ...["'+2", "'-3", "'=1+1", "'@4", 'Say "hi", you', 'led', '中文 产品'],
        ...["'＝1+1", "'x;'=1+1", "''=2"],
      ]),
    )
  })

  it('can be imported again and changes nothing', async () => {
    const { client } = world.people.admin
    const { text } = await csv('admin', '/api/products/export')
    const answer = await client.send('POST', '/api/products/import', text, { 'content-type': 'text/csv' })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ count: 10, created: 0, updated: 0, unchanged: 10 })
  })

  it('contains all records of the list query, in its order', async () => {
    const { text } = await csv('admin', `/api/products/export?q=${encodeURIComponent('产品')}`)
    expect(csvRecords(text).map(({ Name }) => Name)).toEqual(['中文 产品'])
    const down = await csv('admin', '/api/products/export?_sort=name&_order=desc&_start=0&_end=1')
    expect(csvRecords(down.text)).toHaveLength(10)
    // Engines sort symbols among letters differently.
    expect(
      csvRecords(down.text)
        .slice(0, 2)
        .map(({ Name }) => Name),
    ).toContain('中文 产品')
    expect((await csv('admin', '/api/products/export?colour=red')).status).toBe(422)
    expect((await csv('admin', '/api/products/export?format=constructor')).status).toBe(422)
    expect((await world.anonymous.get('/api/products/export')).status).toBe(401)
  })

  it('has only the records and fields that the caller may read', async () => {
    const customers = csvRecords((await csv('user', '/api/customers/export')).text)
    expect(customers.map(({ Name }) => Name)).toEqual(['Mine'])
    expect((await csv('admin', '/api/customers/export')).text).toContain('Never pays')
    const { text } = await csv('manager', '/api/customers/export')
    expect(text).not.toContain('Never pays')
    expect(text).not.toContain('Credit note')
    expect((await csv('user', '/api/products/export')).text).not.toContain('Cost')
  })

  it('shows references by title, and labels in the language of the caller', async () => {
    const { text } = await csv('admin', '/api/invoices/export?_sort=dueOn', 'zh-CN')
    const [first] = csvRecords(text)
    expect(first).toMatchObject({ 合计: '1500', 货币: 'JPY', 状态: '草稿', 到期日期: '2026-02-03' })
    expect(new Set(csvRecords(text).map(({ 客户 }) => 客户))).toEqual(new Set(['Mine', 'Other']))
    expect(first?.['明细']).toBe(
      '[{"description":"One","quantity":3,"unit":null,"unitPrice":"500","discount":null,"discountAmount":null,"taxRate":0}]',
    )
  })

  it('contains each of 2,500 records once', async () => {
    await world.database.query({
      text: `insert into customers (id, name, email, segment, country, currency, version, "createdAt", "updatedAt")
        select gen_random_uuid(), 'Many ' || (g % 7), g || '@many.example', 'business', 'FR', 'EUR', 1, now(), now()
        from generate_series(1, 2500) g`,
    })
    const { text } = await csv('manager', '/api/customers/export?country=FR')
    expect(new Set(csvRecords(text).map(({ ID }) => ID)).size).toBe(2500)
  })

  it('is a workbook with format=xlsx', async () => {
    const request = new Request('http://corridor.test/api/products/export?format=xlsx&_sort=name', {
      headers: { authorization: `Bearer ${await tokenOf(world)}` },
    })
    const response = await world.server.fetch(request)
    expect(response.headers.get('content-disposition')).toMatch(/filename="products-[\d-]+\.xlsx"/)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files)).toContain('[Content_Types].xml')
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet.match(/<row>/g)).toHaveLength(11)
    expect(sheet).toContain('<c t="inlineStr"><is><t>=1+1</t></is></c>')
    expect(sheet).toContain('<c><v>1234.50</v></c>')
    expect(sheet).not.toContain('<f>')
    expect(strFromU8(files['xl/workbook.xml'] as Uint8Array)).toContain('name="Products"')
  })
})

describe('an export of fields of every kind', () => {
  let world: World
  beforeAll(async () => {
    ;({ world } = await createFilledWorld(trial))
  })
  afterAll(() => world.close())

  it.each(roles)('has for %s the fields that the role may read, and no others', async (role) => {
    for (const resource of Object.values(world.app)) {
      const answer = await world.people[role].client.get(`/api/${resource.name}/export`)
      const shown = Object.entries(allFieldsOf(resource)).filter(
        ([, field]) => isReadable(field, role) && field.kind !== 'rank',
      )
      expect([200, 403]).toContain(answer.status)
      if (answer.status === 403) continue
      const [columns = [], ...rows] = csvRows(answer.text)
      expect(columns, resource.name).toHaveLength(shown.length + 1)
      for (const row of rows) expect(row).toHaveLength(columns.length)
    }
  })
})

describe('a reference to a record that the caller may not read', () => {
  let world: World
  beforeAll(async () => {
    ;({ world } = await createFilledWorld(corridor))
    // A board that all users see, of somebody with whom they share none.
    const { id: owner } = await createPerson(world.server, 'user')
    const boards = world.app['kanbanBoards'] as AnyResource
    await create(world.writer(), boards, { name: 'Of somebody', owner, members: [], isOpen: true })
  })
  afterAll(() => world.close())

  const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/
  const referencesIn = (text: string, resource: AnyResource, labels: SheetLabels): string[] => {
    const references = Object.entries(resource.fields).filter(([, { kind }]) => /^refs?$/.test(kind))
    return csvRecords(text).flatMap((record) =>
      references.map(([name]) => record[labels.field(resource, name)] ?? ''),
    )
  }
  it.each(['en', 'cn'] as const)('is exported as a neutral text, never as its id (%s)', async (language) => {
    const labels = sheetLabels(language)
    const written = new Set<string>()
    for (const role of roles)
      for (const resource of Object.values(world.app)) {
        const path = `/api/${resource.name}/export`
        const answer = await world.people[role].client.get(path, { 'accept-language': language })
        if (answer.status !== 200) continue
        for (const cell of referencesIn(answer.text, resource, labels)) {
          expect(cell, `${resource.name} for ${role}`).not.toMatch(uuid)
          for (const part of cell.split('; ')) written.add(part)
        }
      }
    const [record, person] = language === 'en' ? ['No access', 'Somebody'] : ['无权查看', '某人']
    expect([written.has(record), written.has(person)]).toEqual([true, true])
  })
})

/** An access token of the administrator, for responses that are bytes. */
async function tokenOf(world: World): Promise<string> {
  const { startSession } = await import('#server/features/auth/account')
  const { id, role } = world.people.admin
  return (await startSession(world.server.services, { id, role }, 'en', undefined)).accessToken
}
