import { quoted } from '../tables/columns'
import { keyOf, type Table } from './snapshot'

const retyping = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET DATA TYPE ([^;]+?)(?: USING [^;]+)?;$/

/**
 * Adds a USING expression that converts the values to the new type; PostgreSQL has implicit conversions for few types
 * only.
 */
export function converted(statement: string, before: Readonly<Record<string, Table>>): string {
  const [, table = '', column = '', type = ''] = retyping.exec(statement) ?? []
  const old = before[keyOf(table)]?.columns[column]?.type
  if (!old) return statement
  const alter = `ALTER TABLE ${quoted(table)} ALTER COLUMN ${quoted(column)}`
  return `${alter} SET DATA TYPE ${type} USING ${expression(quoted(column), old, type)};`
}

function expression(column: string, old: string, type: string): string {
  if (type === `${old}[]`)
    return `CASE WHEN ${column} IS NULL THEN '{}'::${type} ELSE ARRAY[${column}]::${type} END`
  if (old === `${type}[]`) return `${column}[1]`
  if (old.endsWith('[]') && type === 'text') return `array_to_string(${column}, ', ')`
  if (type === 'jsonb') return `to_jsonb(${column})`
  return `${column}::${type}`
}
