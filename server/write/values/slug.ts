import { pinyin } from 'pinyin-pro'
import type { Queryable } from '#server/base/database'

/** Latin letters and digits joined by hyphens; Chinese by its pinyin. Empty where nothing can be written so. */
export function slugify(title: string): string {
  const latin = /[\u3400-\u9FFF]/u.test(title)
    ? pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ')
    : title
  return latin
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120)
}

/** Words of addresses beside a record's own. */
const taken = new Set([
  ...['new', 'edit', 'product', 'bulk', 'export', 'import', 'history', 'undo'],
  ...['list', 'cards', 'profile', 'account', 'shop', 'checkout', 'posts', 'post'],
])

/** The slug that a record asks for first: its title's, or its id where the title gives none. */
export function firstSlug(record: string, title: string): string {
  const base = slugify(title) || record
  return taken.has(base) ? `${base}-2` : base
}

/** So many records share a title's slug by numbers; the next ones take a part of their id. */
const maxSuffixes = 20

/**
 * Takes a slug for a record, in the transaction that saves it: the title's, suffixed when another record has or had it,
 * or the id where the title gives none. The record keeps every slug it had, so old addresses lead on.
 */
export async function takeSlug(
  tx: Queryable,
  resource: string,
  record: string,
  title: string,
): Promise<string> {
  const base = slugify(title) || record
  for (let index = taken.has(base) ? 2 : 1; ; index++) {
    const slug = index === 1 ? base : `${base}-${index < maxSuffixes ? index : record.slice(-8)}`
    const rows = await tx.query<{ record: string }>({
      name: 'slug_take',
      text: `insert into "slugs" ("resource", "slug", "record") values ($1, $2, $3)
        on conflict ("resource", "slug") do update set "record" = "slugs"."record" returning "record"`,
      values: [resource, slug, record],
    })
    if (rows[0]?.record === record) return slug
    if (index > maxSuffixes) return record
  }
}

/** A record that asks for a slug, and the title that gives it. */
interface Titled {
  readonly record: string
  readonly title: string
}

/** The same for many records at once; who comes first gets a title's own slug. */
export async function takeSlugs(
  tx: Queryable,
  resource: string,
  titled: readonly Titled[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = titled.map(({ record, title }) => firstSlug(record, title))
  const rows = await tx.query<{ record: string; slug: string }>({
    name: 'slugs_take',
    text: `insert into "slugs" ("resource", "slug", "record")
      select $1, "slug", "record" from unnest($2::text[], $3::uuid[]) as asked("slug", "record")
      on conflict do nothing returning "record", "slug"`,
    values: [resource, wanted, titled.map(({ record }) => record)],
  })
  const taken = new Map(rows.map(({ record, slug }) => [record, slug]))
  for (const { record, title } of titled)
    if (!taken.has(record)) taken.set(record, await takeSlug(tx, resource, record, title))
  return taken
}
