import { isDeepStrictEqual } from 'node:util'
import { quoted } from '../tables/columns'
import { indexUses, keyOf, type Column, type Draft, type Table } from './snapshot'

type Tables = Readonly<Record<string, Table>>

/**
 * Removes what is no longer declared, or what must be recreated because its declaration changed; dependent objects
 * first. What remains only needs additions and changes, so every index that was dropped with a column is created
 * again.
 */
export function removeUndeclared(draft: Draft, target: Tables): void {
  for (const [key, table] of Object.entries(draft.tables)) {
    const declared = target[key]
    if (declared) removeFrom(draft, table, declared)
    else removeTable(draft, key)
  }
}

function removeTable({ tables, statements }: Draft, key: string): void {
  const name = tables[key]?.name ?? key
  statements.push(`DROP TABLE ${quoted(name)} CASCADE;`)
  delete tables[key]
  // The foreign keys of other tables to it are dropped by CASCADE.
  for (const table of Object.values(tables))
    for (const reference of Object.values(table.foreignKeys))
      if (keyOf(reference.tableTo) === key) delete table.foreignKeys[reference.name]
}

function removeFrom({ statements }: Draft, table: Table, declared: Table): void {
  const alter = `ALTER TABLE ${quoted(table.name)}`
  const gone = goneColumns(table, declared)
  const touched = [...gone, ...retyped(table, declared)].map(({ name }) => name)
  for (const reference of Object.values(table.foreignKeys)) {
    const isSame = isDeepStrictEqual(declared.foreignKeys[reference.name], reference)
    if (isSame && !reference.columnsFrom.some((name) => touched.includes(name))) continue
    statements.push(`${alter} DROP CONSTRAINT ${quoted(reference.name)};`)
    delete table.foreignKeys[reference.name]
  }
  for (const index of Object.values(table.indexes)) {
    const isSame = isDeepStrictEqual(declared.indexes[index.name], index)
    if (isSame && !touched.some((name) => indexUses(index, name))) continue
    statements.push(`DROP INDEX ${quoted(index.name)};`)
    delete table.indexes[index.name]
  }
  for (const { name } of gone) {
    statements.push(`${alter} DROP COLUMN ${quoted(name)};`)
    delete table.columns[name]
  }
}

/** The columns to drop; generated ones first, as they depend on others. */
const goneColumns = (table: Table, declared: Table): Column[] =>
  Object.values(table.columns)
    .filter((column) => {
      const now = declared.columns[column.name]
      return !now || !isDeepStrictEqual(now.generated, column.generated)
    })
    .toSorted((item, other) => Number(Boolean(other.generated)) - Number(Boolean(item.generated)))

const retyped = (table: Table, declared: Table): Column[] =>
  Object.values(table.columns).filter(({ name, type }) => {
    const now = declared.columns[name]
    return now !== undefined && now.type !== type
  })
