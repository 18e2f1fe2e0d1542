import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/base/database'
import { statementsFor } from './tables'

/** The tables of one schema: a line for each column, index and constraint. */
async function shapeOf(tx: Queryable, schema: string): Promise<string[]> {
  const rows = await tx.query<{ line: string }>({
    text: `
      select format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end,
          case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end,
          case when d.oid is not null then ' ' || a.attgenerated::text || ' ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = $1::text::regnamespace and c.relkind = 'r'
      union all
      select replace(pg_get_indexdef(i.indexrelid), $1 || '.', '') from pg_index i
        join pg_class c on c.oid = i.indrelid where c.relnamespace = $1::text::regnamespace
      union all
      select format('%s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.connamespace = $1::text::regnamespace and k.contype <> 'n'`,
    values: [schema],
  })
  return rows.map(({ line }) => line.replaceAll(`${schema}.`, '')).toSorted((a, b) => (a < b ? -1 : 1))
}

class Undone extends Error {}

/** The existing tables, and those of the declarations, which are created in a temporary schema. */
export async function shapes(
  database: { transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> },
  declared: Record<string, PgTable>,
): Promise<{ there: string[]; declared: string[] }> {
  const statements = await statementsFor(declared)
  let found: { there: string[]; declared: string[] } | undefined
  const made = database.transaction(async (tx) => {
    const there = await shapeOf(tx, 'public')
    await tx.query({ text: 'create schema "declared"' })
    await tx.query({ text: 'set local search_path = "declared", "public"' })
    for (const text of statements) await tx.query({ text: text.replaceAll('"public".', '"declared".') })
    found = { there, declared: await shapeOf(tx, 'declared') }
    throw new Undone()
  })
  await made.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (!found) throw new Error('The tables were not made')
  return found
}
