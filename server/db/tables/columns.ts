import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  jsonb,
  numeric,
  text,
  timestamp,
  uuid,
  varchar,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core'
import { byKind, type AnyField, type KindMap } from '#define/kinds'
import { scaleOf } from '#define/parsing/schema'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

type Column = ReturnType<typeof text> | PgColumnBuilderBase
const enumText = (name: string) => text(name)
const wide = (name: string) => bigint(name, { mode: 'number' })

const columns: KindMap<Column, [name: string]> = {
  text: (_, name) => enumText(name),
  richText: (_, name) => enumText(name),
  integer: (_, name) => wide(name),
  decimal: (field, name) => numeric(name, { precision: 15, scale: scaleOf(field) }),
  boolean: (_, name) => boolean(name),
  date: (_, name) => date(name, { mode: 'string' }),
  datetime: (_, name) => instant(name),
  choice: (_, name) => enumText(name),
  choices: (_, name) => text(name).array(),
  tags: (_, name) => text(name).array(),
  ref: (_, name) => uuid(name),
  refs: (_, name) => uuid(name).array(),
  listOf: (_, name) => jsonb(name),
  money: (_, name) => wide(name),
  currency: (_, name) => varchar(name, { length: 3 }),
  email: (_, name) => enumText(name),
  url: (_, name) => enumText(name),
  phone: (_, name) => enumText(name),
  color: (_, name) => enumText(name),
  country: (_, name) => varchar(name, { length: 2 }),
  rank: (_, name) => enumText(name),
  file: (_, name) => enumText(name),
  image: (_, name) => enumText(name),
  json: (_, name) => jsonb(name),
  state: (_, name) => enumText(name),
}

/** The column of a field; nullable only where the field is optional. */
export function columnOf(name: string, field: AnyField): PgColumnBuilderBase {
  const column = byKind(columns, field, name) as ReturnType<typeof text>
  return field.optional ? column : column.notNull()
}

/** Kinds whose column is an array. */
export const isArray = (field: AnyField): boolean =>
  field.kind === 'choices' || field.kind === 'tags' || field.kind === 'refs'

/** Kinds that are ordered as text, without regard to case. */
export const isTextField = (field: AnyField): boolean => field.kind === 'text'

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const raw = (text: string): SQL => sql.raw(text)
