import type { App } from '#define/app'
import type { MigrationOptions, Rename } from './migration-options'
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
