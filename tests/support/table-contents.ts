import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import type { TestDatabase } from './database'

/** The contents of a database: a hash of its schema, the rows of all tables that are not empty, and its sequences. */
export interface TableContents {
  readonly schema: string
  readonly rows: readonly {
    readonly table: string
    readonly columns: readonly string[]
    readonly json: string
  }[]
  readonly sequences: readonly Sequence[]
}

interface Sequence {
  readonly name: string
  readonly lastValue: string | null
}

/** Reads the contents that `restoreTables` restores. */
export async function readTables(database: Queryable): Promise<TableContents> {
  const rows = []
  for (const table of await tablesWithRows(database)) rows.push(await rowsOf(database, table))
  return { schema: await schemaOf(database), rows, sequences: await sequencesOf(database) }
}

/**
 * Restores the rows of all tables and the values of all sequences.
 * @returns false if the schema has changed; then nothing is restored
 */
export async function restoreTables(database: TestDatabase, initial: TableContents): Promise<boolean> {
  if ((await schemaOf(database)) !== initial.schema) return false
  await writeTables(database, initial)
  return true
}

/** Replaces the rows of all tables and the values of all sequences, in a database with the same tables. */
export async function writeTables(database: TestDatabase, initial: TableContents): Promise<void> {
  const filled = await tablesWithRows(database)
  await database.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' })
    if (filled.length > 0)
      await tx.query({ text: `truncate ${filled.map(quoted).join(', ')} restart identity cascade` })
    for (const { table, columns, json } of initial.rows) {
      const names = columns.map(quoted).join(', ')
      await tx.query({
        text: `insert into ${quoted(table)} (${names}) overriding system value
          select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
        values: [json],
      })
    }
    await restoreSequences(tx, initial.sequences)
  })
}

async function restoreSequences(tx: Queryable, initial: readonly Sequence[]): Promise<void> {
  const values = new Map(initial.map(({ name, lastValue }) => [name, lastValue]))
  for (const { name, lastValue } of await sequencesOf(tx)) {
    const wanted = values.get(name) ?? null
    if (wanted === lastValue) continue
    await tx.query(
      wanted === null
        ? { text: `alter sequence ${quoted(name)} restart` }
        : { text: 'select setval($1::regclass, $2::bigint)', values: [quoted(name), wanted] },
    )
  }
}

async function schemaOf(database: Queryable): Promise<string> {
  const [row] = await database.query<{ hash: string }>({
    text: `select md5(string_agg("line", ',' order by "line")) as "hash" from (
      select concat_ws(' ', "attrelid", "attname", "atttypid", "attnotnull", "atthasdef", "attisdropped") as "line"
        from pg_attribute join pg_class "c" on "c"."oid" = "attrelid"
        where "c"."relnamespace" = 'public'::regnamespace
      union all select concat_ws(' ', "oid", "conname", "convalidated") from pg_constraint
      union all select concat_ws(' ', "oid", "tgname", "tgenabled") from pg_trigger
      union all select concat_ws(' ', "oid", "proname", md5("prosrc")) from pg_proc
        where "pronamespace" = 'public'::regnamespace
      union all select concat_ws(' ', "indexrelid", "indisvalid") from pg_index
    ) "lines"`,
  })
  return row?.hash ?? ''
}

async function tablesWithRows(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>({
    text: `select "relname" as "name" from pg_class
      where "relnamespace" = 'public'::regnamespace and "relkind" = 'r' and pg_relation_size("oid") > 0
      order by "relname"`,
  })
  return rows.map(({ name }) => name)
}

async function rowsOf(database: Queryable, table: string): Promise<TableContents['rows'][number]> {
  const columns = await database.query<{ name: string }>({
    text: `select "attname" as "name" from pg_attribute
      where "attrelid" = $1::regclass and "attnum" > 0 and not "attisdropped" and "attgenerated" = ''`,
    values: [quoted(table)],
  })
  const [row] = await database.query<{ json: string }>({
    text: `select coalesce(json_agg("t"), '[]')::text as "json" from ${quoted(table)} "t"`,
  })
  return { table, columns: columns.map(({ name }) => name), json: row?.json ?? '[]' }
}

async function sequencesOf(database: Queryable): Promise<Sequence[]> {
  return database.query<Sequence>({
    text: `select "sequencename" as "name", "last_value"::text as "lastValue" from pg_sequences
      where "schemaname" = 'public'`,
  })
}
