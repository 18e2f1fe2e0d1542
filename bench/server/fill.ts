import { app } from '#resources/app'
import { setPassword } from '#server/features/auth/account'
import { createServices } from '#server/lifecycle/create-services'
import { migrate } from '#server/db/migrate'
import { openDatabase, type OpenDatabase, type OpenOptions } from '#server/db/open'
import { programWriter, type Writer } from '#server/write/context'
import { create } from '#server/write/create'
import { copyRecord } from '../support/copy-record'

export const signIn = { email: 'bench@corridor.example', password: 'measured' }
/** The categories of the generated products, each with a fifth of them. */
export const categoryIds: readonly string[] = [1, 2, 3, 4, 5].map(
  (installation) => `00000000-0000-7000-b000-00000000000${installation}`,
)
const timeoutMs = 600_000

/**
 * The values of a generated product, as SQL. Their ids are in the order of creation, as UUIDv7 are. All other values are
 * those of a product that the write pipeline created: a new field needs no change here.
 */
const productValues = `jsonb_build_object(
  'id', lpad(to_hex(1700000000000 + n), 12, '0') || '7000a000' || lpad(to_hex(n), 12, '0'),
  'name', (array['Amber','Harbour','Lantern','Meridian','Northwind','Orchard','Pavilion','Quartz'])[1 + n % 8] || ' ' ||
    (array['terminal','reader','card','cradle','stand','service','kiosk'])[1 + n % 7] || ' ' || n,
  'slug', 'product-' || n, 'code', 'BNC-' || n, 'category', ($4::uuid[])[1 + n % 5],
  'price', (n * 7919) % 100000, 'currency', (array['EUR','USD','CNY'])[1 + n % 3], 'cost', (n * 7919) % 60000,
  'stock', n % 400, 'weight', (n % 3000) / 1000.0,
  'colors', array[(array['black','white','silver','blue','green'])[1 + n % 5]],
  'labels', array['label' || n % 50, 'label' || n % 31], 'featured', n % 8 = 0,
  'availableFrom', date '2026-01-01' + (n % 300)::int,
  'description', '<p>Made for a busy counter, number ' || n || ', with a keypad that lasts ten million presses.</p><ul><li>Contactless</li></ul>',
  'status', (array['draft','published','published','published','archived'])[1 + (n / 5) % 5],
  'createdAt', timestamptz '2025-01-01' + n * interval '10 seconds',
  'updatedAt', timestamptz '2025-01-01' + n * interval '10 seconds'
)`
const categories = `insert into categories (id, name, slug, rank, version, "createdAt", "updatedAt")
  select id, 'Category ' || place, 'category-' || place, 'a' || place, 1, now(), now()
  from unnest($1::uuid[]) with ordinality as made(id, place)`
const slugs = `insert into slugs (resource, slug, record) select 'products', slug, id from products on conflict do nothing`
/** Creates a migrated database with that number of products and one administrator who can sign in. */
export async function fill(
  where: Pick<OpenOptions, 'dataDir' | 'databaseUrl' | 'templatePath'>,
  count: number,
): Promise<void> {
  const database = await openDatabase({ ...where, statementMs: timeoutMs, transactionMs: timeoutMs })
  try {
    await migrate(database, { folder: 'migrations' })
    await database.query({ text: categories, values: [categoryIds] })
    const writer = programWriter(await createServices({ database }))
    const model = await create(writer, app.products, {
      name: 'Model',
      code: 'MODEL',
      price: 0,
      currency: 'EUR',
    })
    await copyRecord(database, {
      table: 'products',
      id: model.id,
      count,
      values: productValues,
      parameters: [categoryIds],
    })
    await database.query({ text: slugs })
    await addAdministrator(database, writer)
    for (const text of ['vacuum (analyze) slugs', 'checkpoint']) await database.query({ text })
  } finally {
    await database.close()
  }
}

/** Adds the user of `signIn`. */
export async function addAdministrator(database: OpenDatabase, writer: Writer): Promise<void> {
  const names = { firstName: 'Bench', lastName: 'Mark', displayName: 'Bench Mark' }
  const user = await create(writer, app.users, { ...names, email: signIn.email, role: 'admin' })
  await setPassword(database, user.id, signIn.password)
}
