import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorsOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { readPdf } from '../support/business/pdf'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
let admin: Client
let manager: Client
let customer = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  admin = world.people.admin.client
  manager = world.people.manager.client
  customer = await createCustomer(world)
})
afterAll(() => world.close())

interface Link {
  readonly id: string
  readonly viewedAt: string | null
  readonly revokedAt: string | null
}

async function addInvoice(...moves: readonly string[]): Promise<string> {
  const lines = [{ description: 'Work <b>', quantity: 1, unitPrice: 12_345, taxRate: 19 }]
  const made = await admin.post('/api/invoices', { customer, dueOn: '2099-01-01', lines })
  const { id } = made.body as { id: string }
  for (const move of moves) await admin.post(`/api/invoices/${id}/${move}`)
  return id
}
const linksPath = (id: string) => `/api/invoices/${id}/links`
async function createLink(id: string, body?: object): Promise<{ link: Link; path: string }> {
  const answer = await manager.post(linksPath(id), body)
  expect(answer.status, answer.text).toBe(201)
  const { link, url } = answer.body as { link: Link; url: string }
  return { link, path: new URL(url).pathname }
}
const linksOf = async (id: string) =>
  (await manager.get(linksPath(id))).body as { links: Link[]; isShared: boolean }
const open = (path: string, headers?: Record<string, string>): Promise<Answer> =>
  world.anonymous.get(path, headers)

describe('a link to the document of an invoice', () => {
  it('shows it to anyone, in the language of the visitor, without scripts, caching or search engines', async () => {
    const id = await addInvoice('send')
    const { path } = await createLink(id)
    const english = await open(path)
    expect(english.status).toBe(200)
    expect(english.headers.get('cache-control')).toBe('no-store')
    expect(english.headers.get('x-robots-tag')).toContain('noindex')
    expect(english.headers.get('referrer-policy')).toBe('no-referrer')
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(english.text).toContain('lang="en"')
    expect(english.text).toContain('€146.91')
    expect(english.text).toContain('Work &lt;b&gt;')
    expect(english.text).not.toMatch(/<script|<b>/)
    expect(english.text).not.toContain(id)
    expect((await open(path, { 'accept-language': 'zh-CN' })).text).toContain('下载 PDF')
    expect((await open(`${path}?language=cn`)).text).toContain('lang="zh-CN"')
    expect((await readPdf(world.anonymous, `${path}/document.pdf`)).text).toContain('€146.91')
  })

  it('has a secret of 192 bits that is neither listed nor stored nor in the history', async () => {
    const id = await addInvoice('send')
    const first = await createLink(id)
    const second = await createLink(id)
    const secret = first.path.split('/')[2] ?? ''
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(second.path).not.toBe(first.path)
    const stored = await world.database.query({ text: 'select * from "document_links"' })
    const texts = [
      (await manager.get(linksPath(id))).text,
      (await admin.get(`/api/invoices/${id}/history`)).text,
      JSON.stringify(stored),
      JSON.stringify(await world.database.query({ text: 'select "after" from "changes"' })),
    ]
    for (const text of texts) expect(text).not.toContain(secret)
    expect((await linksOf(id)).links.map((link) => link.id).slice(0, 2)).toEqual([
      second.link.id,
      first.link.id,
    ])
  })

  it('is not in the log if its page fails', async () => {
    const { path } = await createLink(await addInvoice('send'))
    const failing = vi
      .spyOn(world.server.services.database, 'query')
      .mockRejectedValue(new Error('No database'))
    expect((await open(path)).status).toBe(500)
    failing.mockRestore()
    const [line] = (world.failures as string[]).splice(0)
    expect(line).toBe('GET /i/… failed')
  })

  it('ends when it is revoked, once, and is then like any unknown one', async () => {
    const id = await addInvoice('send')
    const { link, path } = await createLink(id)
    expect((await manager.remove(`${linksPath(id)}/${link.id}`)).status).toBe(204)
    expect((await manager.remove(`${linksPath(id)}/${link.id}`)).status).toBe(404)
    const revoked = await open(path)
    expect(revoked.status).toBe(404)
    expect(revoked.text).toContain('This link is not valid')
    expect((await open(`/i/${'x'.repeat(32)}`)).text).toBe(revoked.text)
    expect((await open('/i/short')).status).toBe(404)
    expect((await open(`${path}/document.pdf`)).status).toBe(404)
    expect((await linksOf(id)).links[0]?.revokedAt).toBeTruthy()
  })

  it('ends when it expires', async () => {
    const id = await addInvoice('send')
    const { path, link } = await createLink(id, { days: 7 })
    expect((await open(path)).status).toBe(200)
    await world.database.query({
      text: `update "document_links" set "expiresAt" = now() - interval '1 second' where "id" = $1`,
      values: [link.id],
    })
    expect((await open(path)).status).toBe(404)
  })

  it('records its first view alone, in the list and in the history, and none that a browser prepares', async () => {
    const id = await addInvoice('send')
    const { path } = await createLink(id)
    await open(path, { 'sec-purpose': 'prefetch' })
    expect((await linksOf(id)).links[0]?.viewedAt).toBeNull()
    await open(path)
    const first = (await linksOf(id)).links[0]?.viewedAt
    expect(first).toBeTruthy()
    await open(path)
    expect((await linksOf(id)).links[0]?.viewedAt).toBe(first)
    const { body } = await admin.get(`/api/invoices/${id}/history`)
    const operations = (body as { operation: string }[]).map(({ operation }) => operation)
    expect(operations.slice(0, 2)).toEqual(['openLink', 'createLink'])
  })

  it('shows what its creator could read, and nothing when the record may not be shown any more', async () => {
    const id = await addInvoice()
    expect(Object.keys(errorsOf(await manager.post(linksPath(id))))).toEqual(['state'])
    expect((await linksOf(id)).isShared).toBe(false)
    await admin.post(`/api/invoices/${id}/send`)
    const { path } = await createLink(id)
    await admin.post(`/api/invoices/${id}/void`)
    expect((await open(path)).text).toContain('Void')
  })

  it('is created, listed and ended by managers and administrators only', async () => {
    const { user } = world.people
    const id = await addInvoice('send')
    const { link } = await createLink(id)
    for (const client of [user.client, (await createPerson(world.server, 'user')).client]) {
      expect((await client.get(linksPath(id))).status).toBe(403)
      expect((await client.post(linksPath(id))).status).toBe(403)
      expect((await client.remove(`${linksPath(id)}/${link.id}`)).status).toBe(403)
    }
    expect((await world.anonymous.get(linksPath(id))).status).toBe(401)
    const other = await addInvoice('send')
    expect((await manager.remove(`${linksPath(other)}/${link.id}`)).status).toBe(404)
  })

  it('is refused with a wrong number of days, and beyond twenty that can be opened', async () => {
    const id = await addInvoice('send')
    for (const days of [0, -1, 1.5, 4000, '7'])
      expect(Object.keys(errorsOf(await manager.post(linksPath(id), { days }))), String(days)).toEqual([
        'days',
      ])
    for (let count = 0; count < 20; count++) await createLink(id)
    expect(Object.keys(errorsOf(await manager.post(linksPath(id))))).toEqual(['links'])
  })

  it('is refused to a client that opens very many', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = new Set<number>()
    for (let count = 0; count < 260; count++) statuses.add((await open('/i/none', headers)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})
