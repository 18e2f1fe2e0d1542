import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import { searchedFields } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { listOf } from '../support/contracts/access-contract'
import { errorsOf } from '../support/worlds/client'
import { corridor, trial } from '../support/worlds/declared'
import { filledWorld } from '../support/worlds/filled-world'
import { each } from '../support/worlds/lanes'
import { isTrashed, oracleOf } from '../support/expected/oracle'
import { createWorld, type World } from '../support/worlds/world'

interface Found {
  records: {
    resource: string
    id: string
    title: string | null
    facts: { field: string; value: unknown }[]
  }[]
  pages: { resource: string | null; title: string; path: string }[]
}

const ask = async (world: World, role: Role, q: string, more = ''): Promise<Found> => {
  const answer = await world.people[role].client.get(`/api/search?q=${encodeURIComponent(q)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Found
}

describe.each([
  ['the program', corridor],
  ['rules of every form', trial],
])('search across resources of %s', (_, declared) => {
  const filled = filledWorld(declared)
  const searched = Object.values(declared.app).filter((resource) => searchedFields(resource).length > 0)

  /** Some titles of a resource, their first letters, and search terms that any record may contain. */
  const wordsOf = ({ name, title }: AnyResource, max: number): string[] => {
    const rows = (filled.records()[name] ?? []).slice(0, max)
    const titles = rows.flatMap((row) => (row[title] ? [String(row[title])] : []))
    return [...new Set([...titles, ...titles.map((item) => item.slice(0, 3)), 'amber', 'q', '读卡器'])]
  }
  const texts = () => [...new Set(searched.flatMap((resource) => wordsOf(resource, 2)))]

  it.each(roles)('finds for %s only records and fields that the role may read', async (role) => {
    const oracle = oracleOf(declared.app, filled.records(), { role, id: filled.world().people[role].id })
    await each(texts(), async (q) => {
      for (const { resource, id, facts } of (await ask(filled.world(), role, q)).records) {
        const row = filled.records()[resource]?.find((item) => item.id === id)
        const declaration = declared.app[resource]
        if (!row || !declaration) throw new Error(`${resource} ${id} was found and is not stored`)
        const isSeen = oracle.allows(declaration, 'read', row) && !isTrashed(row)
        expect(isSeen, `${q}: ${resource} ${id}`).toBe(true)
        for (const { field } of facts)
          expect(declaration.fields[field]?.readableBy ?? roles, `${resource}.${field}`).toContain(role)
      }
    })
  })

  it.each(roles)('finds for %s the records that each list finds', async (role) => {
    const oracle = oracleOf(declared.app, filled.records(), { role, id: filled.world().people[role].id })
    const requests = searched
      .filter((resource) => oracle.ever(resource, 'read'))
      .flatMap((resource) => wordsOf(resource, 12).map((q) => ({ name: resource.name, q })))
      .filter(({ q }) => q.length > 2)
    const counts = await each(requests, async ({ name, q }) => {
      const list = await filled.world().people[role].client.get(`/api/${name}?q=${encodeURIComponent(q)}`)
      const expected = listOf(list.body).map(({ id }) => id)
      const found = (await ask(filled.world(), role, q, `&types=${name}`)).records
      if (expected.length > 20) return 0
      expect(found.map(({ id }) => id).toSorted(), `${name}: ${q}`).toEqual(
        expect.arrayContaining(expected.toSorted()),
      )
      return expected.length
    })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  })

  it.each(roles)('treats a type that %s may not read as an unknown type', async (role) => {
    const oracle = oracleOf(declared.app, filled.records(), { role, id: filled.world().people[role].id })
    const refused = searched.filter((resource) => !oracle.ever(resource, 'read')).map(({ name }) => name)
    const output = await Promise.all(
      ['nothing', ...refused].map((type) =>
        filled.world().people[role].client.get(`/api/search?q=a&types=${encodeURIComponent(type)}`),
      ),
    )
    for (const answer of output) {
      expect(answer.status).toBe(422)
      expect(errorsOf(answer)).toEqual(errorsOf(output[0] as (typeof output)[number]))
    }
  })

  it('handles any search text without an error', async () => {
    const hostile = [
      '%',
      '_',
      '\\',
      '\0',
      "'",
      "' or true --",
      '"',
      ':*',
      '& |',
      '<->',
      '((',
      'a'.repeat(10_000),
    ]
    hostile.push('𝔘'.repeat(300), '\uFFFD', '😀', '%00%5C', '$1', ' ', '')
    for (const q of hostile) {
      const { records: found } = await ask(filled.world(), 'admin', q)
      expect(Array.isArray(found), q).toBe(true)
    }
    expect((await ask(filled.world(), 'admin', '%')).records).toEqual([])
    expect((await filled.world().anonymous.get('/api/search?q=a')).status).toBe(401)
  })
})

describe('search results', () => {
  let world: World
  const product = async (name: string, code: string, description = '<p>Plain.</p>') => {
    const values = { name, code, description, price: 100, currency: 'EUR' }
    const answer = await world.people.admin.client.post('/api/products', values)
    expect(answer.status, answer.text).toBe(201)
  }
  beforeAll(async () => {
    world = await createWorld(corridor)
    await product('Reader', 'Z-1')
    await product('Readers of the sea', 'Z-2')
    await product('A small reader', 'Z-3')
    await product('Stand', 'Z-4', '<p>For every reader.</p>')
    await product('读卡器', 'Z-5')
  })
  afterAll(() => world.close())

  it('are sorted by relevance: exact title, start of the title, word in the title, other fields', async () => {
    const { records } = await ask(world, 'admin', 'reader')
    expect(records.map(({ title }) => title)).toEqual([
      'Reader',
      'Readers of the sea',
      'A small reader',
      'Stand',
    ])
    expect(records[0]?.facts).toEqual([
      { field: 'code', value: 'Z-1' },
      { field: 'status', value: 'draft' },
    ])
  })

  it('match from one letter on, and in Chinese', async () => {
    const titles = async (q: string) => (await ask(world, 'admin', q)).records.map(({ title }) => title)
    expect(await titles('r')).toEqual(['Readers of the sea', 'Reader'])
    expect(await titles('读卡')).toEqual(['读卡器'])
  })

  it('include pages, in the language of the request and found in either language', async () => {
    const english = await ask(world, 'admin', '发票')
    expect(english.pages).toEqual([
      { resource: 'invoices', title: 'Invoices', path: '/dashboard/invoice/list' },
      {
        resource: 'recurringInvoices',
        title: 'Recurring invoices',
        path: '/dashboard/recurring-invoices',
      },
    ])
    const chinese = await world.people.admin.client.get('/api/search?q=invo', { 'accept-language': 'zh-CN' })
    expect((chinese.body as Found).pages[0]?.title).toBe('发票')
  })

  it('include pages outside of all areas, for every role', async () => {
    const security = '/dashboard/user/account/security'
    for (const role of roles)
      expect((await ask(world, role, '安全')).pages).toContainEqual({
        resource: null,
        title: 'Account: Security',
        path: security,
      })
    const chinese = await world.people.user.client.get('/api/search?q=secur', { 'accept-language': 'zh-CN' })
    expect((chinese.body as Found).pages).toEqual([{ resource: null, title: '账户: 安全', path: security }])
  })
})
