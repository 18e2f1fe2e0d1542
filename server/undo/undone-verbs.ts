import type { AnyResource } from '../../src/define/resource'
import { verbsOf } from '../../src/define/reading'
import { sql, type SQL } from '../db/statement'
import type { LedgerEntry } from '../history/ledger-entries'
import { requireAllowed } from '../read/access-sql'
import { appOf, type Writer } from '../write/context'

/** The verb that a role must have for what an entry tells; the ledger's own words are changes like any other. */
function verbOf(resource: AnyResource, { operation, before }: LedgerEntry): string {
  if (operation === 'restore')
    return before === null || Object.hasOwn(before, 'deletedAt') ? 'delete' : 'update'
  return verbsOf(resource).includes(operation) ? operation : 'update'
}

/** The verbs that are taken back with some entries. */
export const undoneVerbs = (resource: AnyResource, entries: readonly LedgerEntry[]): string[] => [
  ...new Set(entries.map((entry) => verbOf(resource, entry))),
]

/**
 * What a record must meet once the entries are taken back: what they did must be the caller's to do to it then.
 * @throws Problem forbidden where his role never may.
 */
export function undoneRule(writer: Writer, resource: AnyResource, entries: readonly LedgerEntry[]): SQL {
  const rules = undoneVerbs(resource, entries).map((verb) =>
    requireAllowed(appOf(writer), resource, verb, writer.caller),
  )
  return sql.join(rules, sql` and `)
}
