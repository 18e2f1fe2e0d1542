import type { App } from '#define/app'
import { ExpectedError } from '#server/base/expected-error'
import { quoted } from '../tables/columns'
import { literal, quote } from './literal'
import { choicesOf, type Choices } from './declared-state'
import type { MigrationOptions } from './migration-options'
import { refusedByMigration } from './refused-by-migration'

interface Removed {
  readonly table: string
  readonly column: string
  readonly option: string
  readonly isList: boolean
}

/**
 * The statements for choices and states that are no longer declared: records that have them get the value of
 * `--replace`; without it, the migration fails while there are such records.
 */
export function removedChoices(
  known: Choices,
  app: App,
  { renames, replacements }: MigrationOptions,
): string[] {
  const removed = Object.entries(known).flatMap(([path, options]) => {
    const [table = '', before = ''] = path.split('.')
    const column = renames.find((item) => item.table === table && item.column === before)?.to ?? before
    const now = choicesOf(app)[`${table}.${column}`]
    const isList = app[table]?.fields[column]?.kind === 'choices'
    return now
      ? options.filter((option) => !now.includes(option)).map((option) => ({ table, column, option, isList }))
      : []
  })
  for (const { table, column, from, to } of replacements) {
    const isKnown = removed.some((item) => item.table === table && item.column === column && item.option === from)
    if (!isKnown)
      throw new ExpectedError(`--replace: ${table}.${column} has no removed choice "${from}" to replace.`)
    if (!choicesOf(app)[`${table}.${column}`]?.includes(to))
      throw new ExpectedError(`--replace: "${to}" is no choice of ${table}.${column}.`)
  }
  return removed.map((item) => {
    const { table, column, option } = item
    const found = replacements.find(
      (given) => given.table === table && given.column === column && given.from === option,
    )
    return found ? replacing(item, found.to) : refusing(item)
  })
}

const having = ({ column, option, isList }: Removed) =>
  isList ? `${literal(option, 'text')} = ANY(${quoted(column)})` : `${quoted(column)} = ${quote(option)}`

function replacing(removed: Removed, to: string): string {
  const { table, column, option, isList } = removed
  const [name, from, into] = [quoted(column), quote(option), quote(to)]
  // Each option may occur only once in a list.
  const list = `CASE WHEN ${into} = ANY(${name}) THEN array_remove(${name}, ${from}) ELSE array_replace(${name}, ${from}, ${into}) END`
  return `UPDATE ${quoted(table)} SET ${name} = ${isList ? list : into} WHERE ${having(removed)};`
}

function refusing(removed: Removed): string {
  const { table, column, option } = removed
  const path = `${table}.${column}`
  const sentence = `${path}: "${option}" is declared no more, and there are records that have it ({count}). Write this migration again with --replace ${path}:${option}=<another choice>.`
  return `DO $$
DECLARE "found" bigint;
BEGIN
  SELECT count(*) INTO "found" FROM ${quoted(table)} WHERE ${having(removed)};
  IF "found" > 0 THEN
    RAISE EXCEPTION USING ERRCODE = '${refusedByMigration}', MESSAGE = replace(${quote(sentence)}, '{count}', "found"::text);
  END IF;
END $$;`
}
