import { pinyin } from 'pinyin-pro'
import type { Queryable } from '#server/base/database'

/**
 * Converts a title to Latin letters and digits joined by hyphens; Chinese as pinyin. Empty where nothing can be
 * converted.
 */
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

/** Reserved path segments, which cannot be slugs. */
const taken = new Set([
  ...['new', 'edit', 'product', 'bulk', 'export', 'import', 'history', 'undo'],
  ...['list', 'cards', 'profile', 'account', 'shop', 'checkout', 'posts', 'post'],
])

/** The preferred slug of a record: that of its title, or its id where the title gives none. */
export function firstSlug(record: string, title: string): string {
  const base = slugify(title) || record
  return taken.has(base) ? `${base}-2` : base
}

/** Maximum numeric suffix of a slug; further records get a part of their id. */
const maxSuffixes = 20

/**
 * Reserves a slug for a record, in the transaction that saves it: that of the title, with a suffix where another
 * record has or had it, or the id where the title gives none. Former slugs stay reserved for their record, so old
 * addresses still work.
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

/** A record that needs a slug, and the title to derive it from. */
interface Titled {
  readonly record: string
  readonly title: string
}

/** The same for many records at once; the first one with a title gets the slug without a suffix. */
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
