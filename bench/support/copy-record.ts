import type { OpenDatabase } from '#server/db/open'

const batch = 20_000

/** Many records that differ from one in some values. */
export interface Copies {
  readonly table: string
  /** The record whose other values they have. */
  readonly id: string
  readonly count: number
  /** An SQL expression of a JSON object with their own values; `n` is their number, from 1. */
  readonly values: string
  /** The parameters of that expression, from `$4` on. */
  readonly parameters?: readonly unknown[]
}

const writableColumns = `select column_name as name from information_schema.columns
  where table_name = $1 and is_generated = 'NEVER'`
const secondIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = $1 and indexdef not like 'CREATE UNIQUE%'`
const marker = `insert into resource_changes (resource, lane, changes) values ($1, 1, $2)
  on conflict (resource, lane) do update set changes = resource_changes.changes + excluded.changes`

/** Inserts copies of a record, and sets the change counter of their resource as if the server had created them. */
export async function copyRecord(database: OpenDatabase, copies: Copies): Promise<void> {
  const { table, id, count, parameters = [] } = copies
  const text = await insertText(database, copies)
  await withoutIndexes(database, table, async () => {
    for (let from = 1; from <= count; from += batch)
      await database.query({ text, values: [from, Math.min(from + batch - 1, count), id, ...parameters] })
  })
  await database.query({ text: marker, values: [table, count] })
  await database.query({ text: `vacuum (analyze) ${table}` })
}

/** The statement that inserts the copies from `$1` to `$2`, for the current columns of the table. */
async function insertText(database: OpenDatabase, { table, values }: Copies): Promise<string> {
  const rows = await database.query<{ name: string }>({ text: writableColumns, values: [table] })
  const names = rows.map(({ name }) => `"${name}"`)
  return `insert into ${table} (${names.join(', ')})
  select ${names.map((name) => `copy.${name}`).join(', ')}
  from ${table} model, generate_series($1::bigint, $2::bigint) n, lateral jsonb_populate_record(model, ${values}) copy
  where model.id = $3`
}

/** Building an index at the end is many times faster than updating it for each row. */
async function withoutIndexes(
  database: OpenDatabase,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await database.query<{ name: string; definition: string }>({
    text: secondIndexes,
    values: [table],
  })
  for (const { name } of indexes) await database.query({ text: `drop index "${name}"` })
  await work()
  for (const { definition } of indexes) await database.query({ text: definition })
}
