import { is, SQL } from 'drizzle-orm'
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/** All properties of tables that a migration can change, as plain data. */
export const shapeOfTables = (tables: Readonly<Record<string, PgTable>>): unknown[] =>
  Object.values(tables)
    .map(shapeOf)
    .toSorted((item, other) => (item.name < other.name ? -1 : 1))

function shapeOf(table: PgTable) {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table)
  return {
    name,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notNull: column.notNull,
      primary: column.primary,
      default: textOf(column.default),
      generated: textOf(column.generated?.as),
      identity: column.generatedIdentity?.type,
    })),
    indexes: indexes.map(({ config }) => ({
      name: config.name,
      unique: config.unique,
      method: config.method,
      where: textOf(config.where),
      columns: config.columns.map((column) => ('name' in column ? column.name : textOf(column))),
    })),
    foreignKeys: foreignKeys.map((key) => {
      const { columns: from, foreignColumns: to, foreignTable } = key.reference()
      return [key.getName(), ...namesOf(from), getTableConfig(foreignTable).name, ...namesOf(to)]
    }),
    primaryKeys: primaryKeys.map((key) => namesOf(key.columns)),
  }
}

const namesOf = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)

const textOf = (value: unknown): unknown =>
  typeof value === 'function'
    ? textOf((value as () => unknown)())
    : is(value, SQL)
      ? dialect.sqlToQuery(value).sql
      : value
