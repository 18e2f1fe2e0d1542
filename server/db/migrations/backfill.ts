import { defaultOf, parseValues } from '#define/parsing/parse'
import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import { ExpectedError } from '#server/base/expected-error'
import { quoted } from '../tables/columns'
import { fillAdded } from '../fill-added'
import { literal } from './literal'
import type { Backfill } from './migration-options'
import { keyOf, type Table } from './snapshot'

const adding = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)" (.+) NOT NULL;$/
const requiring = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET NOT NULL;$/
const breakpoint = '\n--> statement-breakpoint\n'

export interface Filling {
  readonly app: App
  /** The previous tables, without what was removed. */
  readonly before: Readonly<Record<string, Table>>
  readonly target: Readonly<Record<string, Table>>
  readonly backfills: readonly Backfill[]
}

/**
 * Gives existing records a value where a column becomes required: the one from `--backfill`, or the field's default.
 * @throws ExpectedError where there is neither.
 */
export function filled(statement: string, filling: Filling): string {
  const [, table = '', column = '', type = ''] = adding.exec(statement) ?? []
  if (table && !/default|generated/i.test(type)) return addedWith(statement, filling, table, column, type)
  return requiredWith(statement, filling)
}

function requiredWith(statement: string, filling: Filling): string {
  const [, required = '', name = ''] = requiring.exec(statement) ?? []
  // drizzle-kit sets NOT NULL again on a required column whose type changes.
  if (!required || filling.before[keyOf(required)]?.columns[name]?.notNull) return statement
  const stored = filling.target[keyOf(required)]?.columns[name]?.type ?? 'text'
  const value = valueOf(filling, required, name, stored)
  if (value === undefined) return statement
  return `UPDATE ${quoted(required)} SET ${quoted(name)} = ${value} WHERE ${quoted(name)} IS NULL;${breakpoint}${statement}`
}

function addedWith(statement: string, filling: Filling, table: string, column: string, type: string) {
  const [name, field] = [quoted(column), declaredField(filling, table, column)]
  const alter = `ALTER TABLE ${quoted(table)}`
  if (field?.kind === 'rank') {
    const ranks = `SELECT "id", 'g' || lpad((row_number() OVER (ORDER BY "createdAt", "id"))::text, 7, '0') AS "rank" FROM ${quoted(table)}`
    return [
      `${alter} ADD COLUMN ${name} ${type};`,
      `UPDATE ${quoted(table)} SET ${name} = "ranked"."rank" FROM (${ranks}) "ranked" WHERE "ranked"."id" = ${quoted(table)}."id";`,
      `${alter} ALTER COLUMN ${name} SET NOT NULL;`,
    ].join(breakpoint)
  }
  const value = valueOf(filling, table, column, type)
  // A system table: where its type has no obvious empty value, the author writes the migration by hand.
  if (value === undefined) return fillAdded(statement)
  return [
    `${alter} ADD COLUMN ${name} ${type} DEFAULT ${value} NOT NULL;`,
    `${alter} ALTER COLUMN ${name} DROP DEFAULT;`,
  ].join(breakpoint)
}

const declaredField = ({ app }: Filling, table: string, column: string): AnyField | undefined => {
  const resource = Object.hasOwn(app, table) ? app[table] : undefined
  return resource && (fieldOf(resource, column) ?? resource.computed?.[column]?.[0])
}

/** Undefined where the column belongs to no declared resource. */
function valueOf(filling: Filling, table: string, column: string, type: string): string | undefined {
  const field = declaredField(filling, table, column)
  if (!field) return undefined
  const path = `${table}.${column}`
  const declared = filling.backfills.find((item) => item.table === table && item.column === column)
  if ('unique' in field && field.unique)
    throw new ExpectedError(
      `${path} is unique and required, so that records that exist cannot all get one value: declare it optional, fill it, and require it afterwards.`,
    )
  if (declared) return literal(parsed(path, field, declared.value), type)
  const defaults = defaultValue(field, type)
  if (defaults !== undefined) return defaults
  throw new ExpectedError(
    `${path} is required and has no default for records that exist: say --backfill ${path}=<value>, or declare a default or \`optional: true\`.`,
  )
}

function defaultValue(field: AnyField, type: string): string | undefined {
  if (field.kind === 'date' && field.default === 'today') return 'CURRENT_DATE'
  if (field.kind === 'datetime' && field.default === 'now') return 'now()'
  const value = field.kind === 'state' ? field.states[0] : defaultOf(field)
  return value === undefined || value === null ? undefined : literal(value, type)
}

/** Parses a value from the command line and validates it by the rules of the field. */
function parsed(path: string, field: AnyField, text: string): unknown {
  if (field.kind === 'state') {
    if (field.states.includes(text)) return text
    throw new ExpectedError(`--backfill ${path}=${text} is none of the states: ${field.states.join(', ')}.`)
  }
  for (const value of [jsonOf(text), text]) {
    const result = parseValues({ value: field }, { value }, 'update')
    if (result.ok && result.value['value'] !== undefined) return result.value['value']
  }
  throw new ExpectedError(`--backfill ${path}=${text} is no value that this field accepts.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
