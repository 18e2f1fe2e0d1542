import type { App } from '#define/app'
import type { MigrationOptions, Rename, TableRename } from './migration-options'
import { keyOf, type Table } from './snapshot'

/** The renames declared by `formerly`, as far as the tables still have the former names. */
export function formerNames(
  app: App,
  tables: Readonly<Record<string, Table>>,
  { renames }: Pick<MigrationOptions, 'renames'>,
): Rename[] {
  return Object.values(app).flatMap(({ name: table, fields }) =>
    Object.entries(fields).flatMap(([to, { formerly: column }]) => {
      const columns = tables[keyOf(table)]?.columns ?? {}
      const isDeclared = renames.some((item) => item.table === table && item.column === column)
      return column !== undefined && columns[column] && !columns[to] && !isDeclared ? [{ table, column, to }] : []
    }),
  )
}

/** The renames of resources declared by `formerly`, as far as there are tables of a former name. */
export function formerTables(
  app: App,
  tables: Readonly<Record<string, Table>>,
  { tableRenames }: Pick<MigrationOptions, 'tableRenames'>,
): TableRename[] {
  return Object.values(app).flatMap(({ name: to, formerly = [] }) =>
    formerly
      .filter((from) => tables[keyOf(from)] && !tables[keyOf(to)])
      .filter((from) => !tableRenames.some((item) => item.from === from))
      .map((from) => ({ from, to })),
  )
}
