import { isDeepStrictEqual } from 'node:util'
import { quoted } from '../tables/columns'
import { indexUses, keyOf, type Column, type Draft, type Table } from './snapshot'

type Tables = Readonly<Record<string, Table>>

/**
 * Removes what is not declared any more, or declared otherwise and so has to be made again: what is built on it first.
 * The rest is then only added or altered, so that every index that went with a column is made again.
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
  // The references of others to it go with it.
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

/** Columns that go, those first that are worked out from others. */
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
