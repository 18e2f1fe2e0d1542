import type { App } from '#define/app'
import { quoted } from '../tables/columns'
import type { Choices } from './declared-state'
import { quote } from './literal'
import type { TableRename } from './migration-options'
import type { Table } from './snapshot'

/** The column of system tables with the name of a resource. */
const nameColumn = 'resource'

/**
 * The statements that change the name of a renamed resource where it is stored: in system tables, in fields whose values
 * are names of resources, and in counters. The hash of a change entry contains the name under which it was written, so
 * that name is stored beside the new one; a resource that does not declare its former name leaves them as they are.
 */
export function storedNames(
  app: App,
  target: Readonly<Record<string, Table>>,
  renames: readonly TableRename[],
): string[] {
  const columns = [...systemColumns(app, target), ...nameFields(app)]
  return renames.flatMap((rename) => {
    const [from, to] = [quote(rename.from), quote(rename.to)]
    const updates = columns.map(
      ([table, column]) =>
        `UPDATE ${quoted(table)} SET ${quoted(column)} = ${to} WHERE ${quoted(column)} = ${from};`,
    )
    const entries = `UPDATE "changes" SET "writtenAs" = coalesce("writtenAs", "resource"), "resource" = ${to} WHERE "resource" = ${from};`
    const counters = `UPDATE "counters" SET "name" = ${to} || substr("name", ${rename.from.length + 1}) WHERE "name" = ${from} OR starts_with("name", ${quote(`${rename.from} `)});`
    const isDeclared = app[rename.to]?.formerly?.includes(rename.from) === true
    const left = isDeclared ? 'Values in change entries, mails and files' : 'Change entries, mails and files'
    return [`-- ${left} keep the name ${rename.from}.\n${counters}`, ...updates, ...(isDeclared ? [entries] : [])]
  })
}

/** The system tables that store names of resources, other than the change log. */
function systemColumns(app: App, target: Readonly<Record<string, Table>>): [table: string, column: string][] {
  return Object.values(target)
    .filter(({ name }) => name !== 'changes' && (app[name] === undefined || app[name].managedBy !== undefined))
    .filter(({ columns }) => columns[nameColumn]?.type === 'text')
    .map(({ name }) => [name, nameColumn])
}

/** The fields of records whose values are names of resources. */
const nameFields = (app: App): [table: string, column: string][] =>
  Object.values(app)
    .filter(({ managedBy }) => !managedBy)
    .flatMap(({ name: table, fields }) =>
      Object.entries(fields).flatMap(([column, field]): [string, string][] =>
        field.kind === 'choice' && field.of === 'resources' ? [[table, column]] : [],
      ),
    )

/** The choices of the newest migration, with the new names of renamed resources. */
export function choicesAfter(known: Choices, app: App, renames: readonly TableRename[]): Choices {
  const current = (name: string) => renames.find(({ from }) => from === name)?.to ?? name
  const named = new Set(nameFields(app).map((path) => path.join('.')))
  return Object.fromEntries(
    Object.entries(known).map(([path, options]) => {
      const [table = '', column = ''] = path.split('.')
      const now = `${current(table)}.${column}`
      return [now, named.has(now) ? options.map(current) : options]
    }),
  )
}
