import { isDeepStrictEqual } from 'node:util'
import { ExpectedError } from '#server/base/expected-error'
import { quoted } from '../tables/columns'
import type { Rename } from './migration-options'
import { keyOf, type Draft, type Table } from './snapshot'

/**
 * Renames columns with their values; expressions that use them are renamed too, as in the database.
 * @throws ExpectedError where there is no such column, or the new name is not declared.
 */
export function renameColumns(
  draft: Draft,
  target: Readonly<Record<string, Table>>,
  renames: readonly Rename[],
): void {
  for (const rename of renames) {
    const { table: name, column, to } = rename
    const table = draft.tables[keyOf(name)]
    const before = table?.columns[column]
    if (!table || !before) throw refusal(rename, `${name} has no column ${column}`)
    if (table.columns[to]) throw refusal(rename, `${name} has a column ${to} already`)
    if (!target[keyOf(name)]?.columns[to]) throw refusal(rename, `${name}.${to} is not declared`)
    if (target[keyOf(name)]?.columns[column]) throw refusal(rename, `${name}.${column} is still declared`)
    draft.tables[keyOf(name)] = renamed(table, column, to)
    draft.statements.push(
      `ALTER TABLE ${quoted(name)} RENAME COLUMN ${quoted(column)} TO ${quoted(to)};`,
    )
  }
  for (const [key, table] of Object.entries(draft.tables)) {
    const declared = target[key]
    if (declared) renameIndexes(draft, table, declared)
  }
}

const refusal = ({ table, column, to }: Rename, why: string) =>
  new ExpectedError(`--rename ${table}.${column}:${to} cannot be done: ${why}.`)

/** A copy of a table with a renamed column, also in the expressions that use it. */
function renamed(table: Table, from: string, to: string): Table {
  const text = JSON.stringify({ ...table, foreignKeys: {} })
  const inside = (name: string) => JSON.stringify(quoted(name)).slice(1, -1)
  const copy = JSON.parse(text.replaceAll(inside(from), inside(to))) as Table
  const columns = Object.fromEntries(
    Object.entries(copy.columns).map(([name, column]) =>
      name === from ? [to, { ...column, name: to }] : [name, column],
    ),
  )
  for (const index of Object.values(copy.indexes))
    for (const part of index.columns as { expression: string }[])
      if (part.expression === from) part.expression = to
  const foreignKeys = Object.fromEntries(
    Object.entries(table.foreignKeys).map(([name, key]) => [
      name,
      { ...key, columnsFrom: key.columnsFrom.map((value) => (value === from ? to : value)) },
    ]),
  )
  return { ...copy, columns, foreignKeys }
}

/** An index that differs from a declared one only by its name is renamed instead of rebuilt. */
function renameIndexes(draft: Draft, table: Table, declared: Table): void {
  for (const index of Object.values(table.indexes)) {
    if (declared.indexes[index.name]) continue
    const same = Object.values(declared.indexes).find(
      (item) => !table.indexes[item.name] && isDeepStrictEqual({ ...item, name: '' }, { ...index, name: '' }),
    )
    if (!same) continue
    delete table.indexes[index.name]
    table.indexes[same.name] = same
    draft.statements.push(`ALTER INDEX ${quoted(index.name)} RENAME TO ${quoted(same.name)};`)
  }
}
