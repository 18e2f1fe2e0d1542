import type { AnyResource } from '#define/resource'
import { roles } from '#define/access'
import { isWritable, verbsOf } from '#define/reading'
import { sql, type SQL } from '#server/db/statement'
import { invalid } from '#server/base/errors/problem'
import type { ChangeEntry } from '#server/write/change-entries'
import { requireAllowed } from '#server/read/access-sql'
import { appOf, type Writer } from '#server/write/context'

/** The verb that a role must have for what an entry tells; the ledger's own words are changes like any other. */
function verbOf(resource: AnyResource, { operation, before }: ChangeEntry): string {
  if (operation === 'restore')
    return before === null || Object.hasOwn(before, 'deletedAt') ? 'delete' : 'update'
  return verbsOf(resource).includes(operation) ? operation : 'update'
}

/** The verbs that are taken back with some entries. */
export const undoneVerbs = (resource: AnyResource, entries: readonly ChangeEntry[]): string[] => [
  ...new Set(entries.map((entry) => verbOf(resource, entry))),
]

/**
 * What a record must meet once the entries are taken back: what they did must be the caller's to do to it then.
 * @throws Problem forbidden where the caller's role never may.
 */
export function undoneRule(writer: Writer, resource: AnyResource, entries: readonly ChangeEntry[]): SQL {
  const rules = undoneVerbs(resource, entries).map((verb) =>
    requireAllowed(appOf(writer), resource, verb, writer.caller),
  )
  return sql.join(rules, sql` and `)
}

/**
 * Refuses where a plain change set what other roles may set, and the caller's may not: then the caller may not undo
 * it either, even if they were allowed to make it. What moves and actions set is checked by their own verbs.
 * @throws Problem invalid at those fields.
 */
export function requireChanges(
  { caller }: Writer,
  resource: AnyResource,
  entries: readonly ChangeEntry[],
): void {
  const plain = entries.filter((entry) => verbOf(resource, entry) === 'update')
  const names = new Set(plain.flatMap(({ before }) => Object.keys(before ?? {})))
  const foreign = Object.entries(resource.fields).filter(
    ([name, field]) =>
      names.has(name) && !isWritable(field, caller.role) && roles.some((role) => isWritable(field, role)),
  )
  if (foreign.length > 0)
    throw invalid(Object.fromEntries(foreign.map(([name]) => [name, [{ key: 'readOnly' }]])))
}
