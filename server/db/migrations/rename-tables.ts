import { ExpectedError } from '#server/base/expected-error'
import { quoted } from '../tables/columns'
import type { TableRename } from './migration-options'
import { keyOf, type Draft, type ForeignKey, type Table } from './snapshot'

/**
 * Renames tables with their records and constraints; those of other tables that refer to them follow. The indexes are
 * renamed with those of renamed columns.
 * @throws ExpectedError where there is no such table, or the new name is not declared.
 */
export function renameTables(
  draft: Draft,
  target: Readonly<Record<string, Table>>,
  renames: readonly TableRename[],
): void {
  for (const rename of renames) {
    const { from, to } = rename
    const table = draft.tables[keyOf(from)]
    if (!table) throw refusal(rename, `there is no table ${from}`)
    if (draft.tables[keyOf(to)]) throw refusal(rename, `there is a table ${to} already`)
    if (!target[keyOf(to)]) throw refusal(rename, `${to} is not declared`)
    if (target[keyOf(from)]) throw refusal(rename, `${from} is still declared`)
    const names = [`${from}_pkey`, ...Object.keys(table.foreignKeys)].filter((name) => ownName(name, rename) !== name)
    draft.statements.push(
      `ALTER TABLE ${quoted(from)} RENAME TO ${quoted(to)};`,
      ...names.map(
        (name) =>
          `ALTER TABLE ${quoted(to)} RENAME CONSTRAINT ${quoted(name)} TO ${quoted(ownName(name, rename))};`,
      ),
    )
    delete draft.tables[keyOf(from)]
    draft.tables[keyOf(to)] = { ...table, name: to }
    for (const [key, other] of Object.entries(draft.tables))
      draft.tables[key] = { ...other, foreignKeys: followed(other.foreignKeys, rename, key === keyOf(to)) }
  }
}

const refusal = ({ from, to }: TableRename, why: string) =>
  new ExpectedError(`--rename ${from}:${to} cannot be done: ${why}.`)

/** The name of a constraint of the renamed table: it begins with the name of its table. */
const ownName = (name: string, { from, to }: TableRename): string =>
  name.startsWith(`${from}_`) ? `${to}${name.slice(from.length)}` : name

/** The foreign keys of a table after a rename of it, or of a table that they refer to. */
function followed(keys: Readonly<Record<string, ForeignKey>>, rename: TableRename, isOwn: boolean) {
  const current = (table: string) => (table === rename.from ? rename.to : table)
  const entries = Object.values(keys).map((key) => {
    const name = isOwn ? ownName(key.name, rename) : key.name
    return [name, { ...key, name, tableFrom: current(key.tableFrom), tableTo: current(key.tableTo) }] as const
  })
  return Object.fromEntries(entries)
}
