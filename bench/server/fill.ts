import { app } from '../../src/resources/app'
import { setPassword } from '../../server/auth/account'
import { createServices } from '../../server/create-services'
import { migrate } from '../../server/db/migrate'
import { openDatabase, type OpenDatabase, type OpenOptions } from '../../server/db/open'
import { programWriter } from '../../server/write/context'
import { create } from '../../server/write/create'

export const signIn = { email: 'bench@corridor.example', password: 'measured' }
/** The categories of the made-up products, each with a fifth of them. */
export const categoryIds: readonly string[] = [1, 2, 3, 4, 5].map(
  (place) => `00000000-0000-7000-b000-00000000000${place}`,
)
const batch = 20_000
const patience = 600_000

/** Products of a made-up catalogue, from `$1` to `$2`. Their ids lie in the order in which they were made, as ours do. */
const products = `insert into products (id, name, slug, code, category, price, currency, cost, stock, weight, colors, labels,
    featured, "availableFrom", description, status, version, "createdAt", "updatedAt")
  select (lpad(to_hex(1700000000000 + n), 12, '0') || '7000a000' || lpad(to_hex(n), 12, '0'))::uuid,
    (array['Amber','Harbour','Lantern','Meridian','Northwind','Orchard','Pavilion','Quartz'])[1 + n % 8] || ' ' ||
    (array['terminal','reader','card','cradle','stand','service','kiosk'])[1 + n % 7] || ' ' || n,
    'product-' || n, 'BNC-' || n, ($3::uuid[])[1 + n % 5],
    (n * 7919) % 100000, (array['EUR','USD','CNY'])[1 + n % 3], (n * 7919) % 60000, n % 400, (n % 3000) / 1000.0,
    array[(array['black','white','silver','blue','green'])[1 + n % 5]], array['label' || n % 50, 'label' || n % 31],
    n % 8 = 0, date '2026-01-01' + (n % 300)::int,
    '<p>Made for a busy counter, number ' || n || ', with a keypad that lasts ten million presses.</p><ul><li>Contactless</li></ul>',
    (array['draft','published','published','published','archived'])[1 + (n / 5) % 5], 1,
    timestamptz '2025-01-01' + n * interval '10 seconds', timestamptz '2025-01-01' + n * interval '10 seconds'
  from generate_series($1::bigint, $2::bigint) n`
const categories = `insert into categories (id, name, slug, rank, version, "createdAt", "updatedAt")
  select id, 'Category ' || place, 'category-' || place, 'a' || place, 1, now(), now()
  from unnest($1::uuid[]) with ordinality as made(id, place)`
const slugs = `insert into slugs (resource, slug, record) select 'products', slug, id from products`
const secondIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'products' and indexdef not like 'CREATE UNIQUE%'`
const marker = `insert into resource_changes (resource, lane, changes) values ('products', 1, $1)`

/** Makes a migrated database with so many products and one administrator who may sign in. */
export async function fill(
  where: Pick<OpenOptions, 'dataDir' | 'databaseUrl' | 'templatePath'>,
  count: number,
): Promise<void> {
  const database = await openDatabase({ ...where, statementMs: patience, transactionMs: patience })
  try {
    await migrate(database, { folder: 'migrations' })
    await database.query({ text: categories, values: [categoryIds] })
    await withoutIndexes(database, async () => {
      for (let from = 1; from <= count; from += batch)
        await database.query({
          text: products,
          values: [from, Math.min(from + batch - 1, count), categoryIds],
        })
    })
    await database.query({ text: slugs })
    await database.query({ text: marker, values: [count] })
    await addAdministrator(database)
    for (const text of ['vacuum (analyze) products', 'vacuum (analyze) slugs', 'checkpoint'])
      await database.query({ text })
  } finally {
    await database.close()
  }
}

/** Building an index once is many times faster than growing it row by row. */
async function withoutIndexes(database: OpenDatabase, work: () => Promise<void>): Promise<void> {
  const indexes = await database.query<{ name: string; definition: string }>({ text: secondIndexes })
  for (const { name } of indexes) await database.query({ text: `drop index "${name}"` })
  await work()
  for (const { definition } of indexes) await database.query({ text: definition })
}

async function addAdministrator(database: OpenDatabase): Promise<void> {
  const writer = programWriter(await createServices({ database }))
  const names = { firstName: 'Bench', lastName: 'Mark', displayName: 'Bench Mark' }
  const user = await create(writer, app.users, { ...names, email: signIn.email, role: 'admin' })
  await setPassword(database, user.id, signIn.password)
}
