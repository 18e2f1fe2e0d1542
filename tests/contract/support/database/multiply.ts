import { isArray, quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import { byKind, type AnyField, type KindMap } from '#define/kinds'
import { allFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'

/**
 * SQL values that differ from row to row, where `n` is the number of the row; undefined keeps the value of the
 * sample.
 */
const varied: KindMap<string | undefined, [column: string]> = {
  text: (field, column) =>
    field.unique
      ? `'m' || n || '-' || left(coalesce(${column}, ''), 12)`
      : `'word' || n % 997 || ' ' || left(coalesce(${column}, ''), 1) || n % 13`,
  richText: () => undefined,
  integer: (field) => `${field.min ?? 0} + n % ${Math.min(1000, (field.max ?? 1000) - (field.min ?? 0) + 1)}`,
  decimal: () => 'n % 1000 / 8.0',
  boolean: () => 'n % 3 = 0',
  date: () => `date '2020-01-01' + n % 2000`,
  datetime: () => `timestamptz '2020-01-01T00:00:00Z' + n * interval '1 hour'`,
  choice: (field) => pick(field.options),
  choices: (field) => `array[${pick(field.options)}]`,
  tags: () => `array['tag' || n % 50, 'tag' || n % 7]`,
  ref: () => undefined,
  refs: () => undefined,
  listOf: () => undefined,
  money: () => 'n % 5000',
  currency: (field) => pick(field.options ?? ['EUR', 'USD', 'GBP', 'CNY']),
  email: () => `'many' || n || '@many.example'`,
  url: () => undefined,
  phone: () => `'+4930' || (1000000 + n)`,
  color: () => undefined,
  country: () => pick(['DE', 'CN', 'GB', 'US', 'SG']),
  rank: () => `'e' || lpad(n::text, 5, '0')`,
  file: () => undefined,
  image: () => undefined,
  json: () => undefined,
  state: (field) => pick(field.states),
}

const pick = (texts: readonly string[]) =>
  `(array[${texts.map((word) => `'${word}'`).join(', ')}])[1 + n % ${texts.length}]`

/** Statements of this many records stay within the statement timeout, on a slow machine too. */
const atOnce = 2500

/** Multiplies the existing records directly in the database; some values are left empty. */
export async function multiply(database: Queryable, resource: AnyResource, count: number): Promise<void> {
  const fields = allFieldsOf(resource)
  const columns = ['id', 'version', ...(resource.trash ? ['deletedAt'] : []), ...Object.keys(fields)]
  const table = quoted(resource.name)
  const values = columns.map((name) => valueOf(name, fields[name]))
  for (let first = 1; first <= count; first += atOnce)
    await database.query({
      text: `with "sample" as (select *, row_number() over (order by "id") as "_place" from ${table} order by "id" limit 40)
        insert into ${table} (${columns.map(quoted).join(', ')})
        select ${values.join(', ')} from generate_series(${first}, ${Math.min(count, first + atOnce - 1)}) n
        join "sample" on "sample"."_place" = 1 + n % (select count(*) from "sample")`,
    })
}

function valueOf(name: string, field: AnyField | undefined): string {
  if (name === 'id') return 'gen_random_uuid()'
  if (name === 'deletedAt') return 'null'
  const column = `"sample".${quoted(name)}`
  if (!field) return column
  const value = byKind(varied, field, column) ?? column
  return field.optional && !isArray(field) ? `case when n % 11 <> 0 then ${value} end` : value
}
