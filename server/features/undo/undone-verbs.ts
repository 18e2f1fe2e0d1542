import type { AnyResource } from '#define/resource'
import { roles } from '#define/access'
import { isWritable, verbsOf } from '#define/reading'
import { sql, type SQL } from '#server/db/statement'
import { invalid } from '#server/base/errors/problem'
import type { ChangeEntry } from '#server/write/change-entries'
import { requireAllowed } from '#server/read/access/access-sql'
import { causesOf } from '#server/write/automation/causes'
import { appOf, type Writer } from '#server/write/context'

/** The verb whose permission is required for an entry; operations without a verb count as updates. */
function verbOf(resource: AnyResource, { operation, before }: ChangeEntry): string {
  if (operation === 'restore')
    return before === null || Object.hasOwn(before, 'deletedAt') ? 'delete' : 'update'
  return verbsOf(resource).includes(operation) ? operation : 'update'
}

/** The verbs of some entries. */
export const undoneVerbs = (resource: AnyResource, entries: readonly ChangeEntry[]): string[] => [
  ...new Set(entries.map((entry) => verbOf(resource, entry))),
]

/**
 * The rule that a record must meet after the undo: the caller must have permission for the undone verbs then.
 * @throws Problem `forbidden` if the caller's role never has it.
 */
export function undoneRule(writer: Writer, resource: AnyResource, entries: readonly ChangeEntry[]): SQL {
  const rules = undoneVerbs(resource, entries).map((verb) =>
    requireAllowed(appOf(writer), resource, verb, writer.caller),
  )
  return sql.join(rules, sql` and `)
}

/** The values that the user has set in a change, without those that automation rules have set. */
function namesSet({ before, after }: ChangeEntry): string[] {
  const causes = causesOf(after)
  return Object.keys(before ?? {}).filter((name) => !Object.hasOwn(causes, name))
}

/**
 * Rejects undoing an update of fields that the caller's role may not write but another role may, even if the caller
 * was allowed to make the update. Values set by moves and actions are checked by their own verbs.
 * @throws Problem `invalid` at those fields.
 */
export function requireChanges(
  { caller }: Writer,
  resource: AnyResource,
  entries: readonly ChangeEntry[],
): void {
  const plain = entries.filter((entry) => verbOf(resource, entry) === 'update')
  const names = new Set(plain.flatMap(namesSet))
  const foreign = Object.entries(resource.fields).filter(
    ([name, field]) =>
      names.has(name) && !isWritable(field, caller.role) && roles.some((role) => isWritable(field, role)),
  )
  if (foreign.length > 0)
    throw invalid(Object.fromEntries(foreign.map(([name]) => [name, [{ key: 'readOnly' }]])))
}
