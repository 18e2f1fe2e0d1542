import { fieldOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isTextField, quoted } from '../../db/tables/columns'
import { sortExpression } from '../../db/order'
import { sql, type SQL } from '../../db/statement'

/** The expressions that a field is compared with: text also in lower case, which is the expression of its index. */
function comparedBy(resource: AnyResource, name: string): { readonly column: SQL; readonly lower?: SQL } {
  const field = fieldOf(resource, name)
  const column = sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  return field && isTextField(field)
    ? { column, lower: sql.raw(sortExpression(name, field, resource.name)) }
    : { column }
}

/** The condition that a field equals a value exactly; it can use the index of the field's order. */
export function equalSql(resource: AnyResource, name: string, value: unknown): SQL {
  const { column, lower } = comparedBy(resource, name)
  const exact = sql`${column} = ${value}`
  return lower ? sql`(${lower} = lower(${value}) and ${exact})` : exact
}

/** The condition that a field is one of some texts; it can use the same index. */
export function amongSql(resource: AnyResource, name: string, texts: readonly string[]): SQL {
  const { column, lower } = comparedBy(resource, name)
  const given = sql`${sql.param([...texts])}::text[]`
  const exact = sql`${column} = any(${given})`
  return lower
    ? sql`${lower} = any(array(select lower("text") from unnest(${given}) "text")) and ${exact}`
    : exact
}
