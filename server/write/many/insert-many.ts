import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'
import { forbidden } from '#server/base/errors/forbidden'
import { withCausesOfEachSql, type Causes } from '../automation/causes'
import type { Stored, Writer } from '../context'
import { named } from '../named-refusal'
import { columnsSql, countedSql, changeLogSql, recordSql } from '../row-sql'

/** One of many new records: its values, when it was created, and its batch in the change log. */
export interface NewRecord {
  readonly values: Values & { readonly id: string }
  readonly now: string
  readonly batch: string
  /** Which automation rules set values. */
  readonly causes?: Causes | undefined
}

/** Inserts many records and their change entries in one statement; returns them as stored, in their order. */
export async function insertMany(
  writer: Writer,
  database: Queryable,
  resource: AnyResource,
  records: readonly NewRecord[],
  rule: SQL,
): Promise<Stored[]> {
  const rows = records.map(({ values, now }) => ({ version: 1, createdAt: now, ...values, updatedAt: now }))
  const columns = columnsSql([...new Set(rows.flatMap((row) => Object.keys(row)))])
  const table = sql.identifier(resource.name)
  const batches = Object.fromEntries(records.map(({ values, batch }) => [values.id, batch]))
  const batch = sql`(${JSON.stringify(batches)}::jsonb ->> ${table}."id"::text)`
  const change = sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) returning *`
  const causes = Object.fromEntries(records.map((record) => [record.values.id, record.causes]))
  const changeEntry = changeLogSql(writer, resource, {
    operation: 'create',
    before: sql`null`,
    after: withCausesOfEachSql(recordSql(resource), sql`${table}."id"`, causes),
    batch,
  })
  const written = await named(resource, () =>
    database.query<Stored & { _allowed: boolean }>(
      statement(
        sql`with ${countedSql(resource)}"_written" as (${change}) select ${table}.*, (${rule}) as "_allowed", ${changeEntry} from "_written" ${table}`,
      ),
    ),
  )
  if (!written.every(({ _allowed }) => _allowed)) throw forbidden(resource, writer.caller, 'create')
  return written.map(({ _allowed, _change, search: _search, ...row }) => row as Stored)
}
