import { ExpectedError } from '#server/base/expected-error'
import type { Draft, Table } from './snapshot'

/**
 * Refuses to guess: where a table or column is removed and another one is added, it may have been renamed.
 * @throws ExpectedError that names the options to decide it.
 */
export function requireDecided(
  { tables }: Draft,
  target: Readonly<Record<string, Table>>,
  removals: readonly string[],
): void {
  const [goneTable] = without(tables, target).filter(({ name }) => !removals.includes(name))
  const [newTable] = without(target, tables)
  if (goneTable && newTable)
    throw new ExpectedError(
      `${goneTable.name} is declared no more and ${newTable.name} is new: declare formerly: ['${goneTable.name}'] in ${newTable.name} to keep its records and their history under the new name, or say --remove ${goneTable.name} to delete its records.`,
    )
  for (const [key, table] of Object.entries(tables)) {
    const declared = target[key]
    if (declared) requireDecidedColumns(table, declared, removals)
  }
}

function requireDecidedColumns(table: Table, declared: Table, removals: readonly string[]): void {
  const stored = ({ columns }: Table) =>
    Object.fromEntries(Object.entries(columns).filter(([, { generated }]) => !generated))
  const [gone] = without(stored(table), stored(declared)).filter(
    ({ name }) => !removals.includes(`${table.name}.${name}`),
  )
  const [added] = without(stored(declared), stored(table))
  if (!gone || !added) return
  const was = `${table.name}.${gone.name}`
  throw new ExpectedError(
    `${was} is declared no more and ${table.name}.${added.name} is new: say --rename ${was}:${added.name} to keep its values under the new name, or --remove ${was} to delete them.`,
  )
}

const without = <T>(some: Readonly<Record<string, T>>, others: Readonly<Record<string, unknown>>): T[] =>
  Object.entries(some).flatMap(([name, item]) => (Object.hasOwn(others, name) ? [] : [item]))
