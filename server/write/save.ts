import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '../base/database'
import { sql, statement, type SQL } from '../db/statement'
import { forbidden } from '../base/errors/forbidden'
import { Problem } from '../base/errors/problem'
import { signRows } from '../read/uploads/sign-rows'
import { parseRows } from '../read/rows/parse-rows'
import { selection, type Row } from '../read/selection'
import { withCauses, withCausesSql, type Causes } from './automation/causes'
import { appOf, type Stored, type Writer } from './context'
import { named } from './named-refusal'
import type { HeldSql } from './values/references'
import { columnsSql, countedSql, fieldValue, changeLogSql, recordSql } from './row-sql'

/** The SQL of a write: an optional first part, the change itself, its change entry, and the rule to check. */
interface Writing {
  readonly first?: SQL
  readonly change: SQL
  readonly changeEntry: SQL
  readonly rule: SQL
  /** What the caller wanted to do, for the refusal. */
  readonly verb: 'create' | 'update'
}

/**
 * Writes a row and returns it as the caller may read it. Undefined where nothing was written.
 * @throws Problem forbidden where the new row does not meet the rule.
 */
async function written<R extends AnyResource>(
  writer: Writer,
  database: Queryable,
  resource: R,
  { first: before = sql``, change, changeEntry, rule, verb }: Writing,
): Promise<Row<R> | undefined> {
  const rows = await named(resource, () =>
    database.query<{ _change: number; _allowed: boolean }>(
      statement(
        sql`with ${before}${countedSql(resource)}"_written" as (${change} returning *) select ${selection(appOf(writer), resource, writer.caller)}, (${rule}) as "_allowed", ${changeEntry} from "_written" ${sql.identifier(resource.name)}`,
      ),
    ),
  )
  const [first] = rows
  if (!first) return undefined
  if (!first._allowed) throw forbidden(resource, writer.caller, verb)
  const { caller, services } = writer
  return signRows(resource, parseRows(resource, caller.role, [first]), { sign: services.sign, caller })[0]
}

const present = <One>(row: One | undefined): One => {
  if (!row) throw new Problem({ kind: 'missing' })
  return row
}

/** The rule that a new record must meet, which automation rules set its values, and what the insert depends on. */
type Inserting = Pick<Change, 'rule' | 'causes'> & { readonly from?: SQL }

/** Inserts a record and its change entry in one statement. */
export async function insert<R extends AnyResource>(
  writer: Writer,
  database: Queryable,
  resource: R,
  values: Values,
  inserting: Inserting,
): Promise<Row<R>> {
  return present(await written(writer, database, resource, insertion(writer, resource, values, inserting)))
}

/** What an insert that is one statement also does, and without which it writes nothing. */
export interface Guards {
  /** Reserves this slug, unless another record has or had it. */
  readonly slug: string | undefined
  /** Locks the records that the new one refers to. */
  readonly held: HeldSql
  /** What the new record must meet. */
  readonly rule: SQL
}

/** The same, if all guards hold; otherwise returns undefined and writes nothing. */
export function insertGuarded<R extends AnyResource>(
  writer: Writer,
  database: Queryable,
  resource: R,
  values: Values,
  { slug, held, rule }: Guards,
): Promise<Row<R> | undefined> {
  const holds = held.count > 0 ? sql` where ${held.condition}` : sql``
  const reserved =
    slug === undefined
      ? sql``
      : sql`"_slug" as (insert into "slugs" ("resource", "slug", "record") select ${resource.name}, ${slug}, ${values.id}::uuid${holds} on conflict do nothing returning "slug"), `
  const from = slug === undefined ? holds : sql` from "_slug"`
  return written(writer, database, resource, {
    ...insertion(writer, resource, values, { rule, from }),
    first: sql`${held.ctes}${reserved}`,
  })
}

/** Inserts a deleted record again; the values contain its creation time and its new version. */
export async function bringBack(
  writer: Writer,
  database: Queryable,
  resource: AnyResource,
  values: Values & { readonly version: number; readonly createdAt: string },
  rule: SQL,
): Promise<Row> {
  const inserting = insertion(writer, resource, values, { rule })
  const changeEntry = changeLogSql(writer, resource, {
    operation: 'restore',
    before: sql`null`,
    after: recordSql(resource),
  })
  return present(await written(writer, database, resource, { ...inserting, changeEntry }))
}

function insertion(
  writer: Writer,
  resource: AnyResource,
  values: Values,
  { rule, causes, from = sql`` }: Inserting,
): Writing {
  const now = writer.now()
  const all: Values = { version: 1, createdAt: now, ...values, updatedAt: now }
  const names = Object.keys(all)
  const row = sql.join(
    names.map((name) => fieldValue(resource, name, all[name])),
    sql`, `,
  )
  const after = withCausesSql(recordSql(resource), causes)
  return {
    change: sql`insert into ${sql.identifier(resource.name)} (${columnsSql(names)}) select ${row}${from}`,
    changeEntry: changeLogSql(writer, resource, { operation: 'create', before: sql`null`, after }),
    rule,
    verb: 'create',
  }
}

/**
 * A change of a locked record: the operation for the change log, the new values, and the rule that must hold
 * afterwards.
 */
export interface Change {
  readonly operation: string
  readonly record: Stored
  readonly values: Values
  readonly rule: SQL
  /** Which automation rules set values. */
  readonly causes?: Causes | undefined
  /** The field whose day or time has passed, if that is why the record is written. */
  readonly passed?: string | undefined
}

/**
 * Updates some values of a locked record: its version rises by one, and the change log stores the values before and
 * after.
 */
export async function change<R extends AnyResource>(
  writer: Writer,
  database: Queryable,
  resource: R,
  { operation, record, values, rule, causes }: Change,
): Promise<Row<R>> {
  const sets = Object.entries(values).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${fieldValue(resource, name, value)}`,
  )
  const table = sql.identifier(resource.name)
  const all = sql.join([...sets, sql`"version" = "version" + 1`, sql`"updatedAt" = ${writer.now()}`], sql`, `)
  const old = Object.fromEntries(Object.keys(values).map((name) => [name, record[name] ?? null]))
  const changeEntry = changeLogSql(writer, resource, {
    operation,
    before: sql`${JSON.stringify(old)}::jsonb`,
    after: sql`${JSON.stringify(withCauses(values, causes))}::jsonb`,
  })
  const change = sql`update ${table} set ${all} where "id" = ${record.id}`
  return present(await written(writer, database, resource, { change, changeEntry, rule, verb: 'update' }))
}
