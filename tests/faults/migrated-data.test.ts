import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate'
import { openInMemory } from '#server/db/open'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-migrated-'))
  await cp('migrations', folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The migrations as they were before the one of a name came. */
async function before(name: string): Promise<{ folder: string }> {
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
  expect(place).toBeGreaterThan(0)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }))
  return { folder }
}

const addCategory = `insert into categories (id, name, slug, rank, version, "createdAt", "updatedAt")
  values (gen_random_uuid(), $1, $2, 'a0', 1, now(), now()) returning id`
const addProduct = `insert into products (id, name, slug, code, category, shelf, price, currency, colors, labels, featured, pictures,
    "ratingAverage", "reviewCount", sold, status, version, "createdAt", "updatedAt")
  values (gen_random_uuid(), $1, $1, $1, $2, $3, 1, 'EUR', '{}', '{}', false, '[]', 0, 0, 0, 'draft', 1, now(), now())`

test('a product that was described by a choice and a shop category keeps one of them', async () => {
  const database = await openInMemory({})
  const add = async (text: string, ...values: unknown[]) =>
    (await database.query<{ id: string }>({ text, values }))[0]?.id
  try {
    await migrate(database, await before('one_category'))
    const pocket = await add(addCategory, 'Pocket readers', 'pocket-readers')
    await add(addCategory, 'Cards', 'cards')
    await add(addProduct, 'shelved', 'readers', pocket)
    await add(addProduct, 'known', 'cards', null)
    await add(addProduct, 'new', 'services', null)
    expect(await migrate(database, { folder: 'migrations' })).toBeGreaterThan(0)
    const rows = await database.query({
      text: `select p.name, c.name as category from products p join categories c on c.id = p.category order by p.name`,
    })
    expect(rows).toEqual([
      { name: 'known', category: 'Cards' },
      { name: 'new', category: 'Services' },
      { name: 'shelved', category: 'Pocket readers' },
    ])
    const slugs = await database.query({
      text: `select c.name from categories c join slugs s on s.record = c.id order by 1`,
    })
    expect(slugs).toHaveLength(3)
  } finally {
    await database.close()
  }
})
