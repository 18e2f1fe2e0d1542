import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { sql } from '#server/db/statement'
import { notifyOfSystem } from '#server/features/notifications/notify'
import type { Writing } from '#server/write/context'
import { apply } from '#server/write/update'
import { recurringInvoices } from '../../recurring-invoices.resource'
import type { Failure } from './failure-text'
import type { LockedRecurring } from './locked-recurring'

interface Responsible {
  readonly id: string
  readonly locale: Language
}

/** The active staff who created or changed a record, or else the administrators. */
async function responsibleFor({ tx }: Writing, id: string): Promise<Responsible[]> {
  const editors = await tx.query<Responsible>({
    text: `select "id", "locale" from "users" where "status" = 'active' and "role" in ('admin', 'manager')
      and "id" in (select "userId" from "changes" where "resource" = $1 and "record" = $2) order by "id"`,
    values: [recurringInvoices.name, id],
  })
  if (editors.length > 0) return editors
  return tx.query<Responsible>({
    text: `select "id", "locale" from "users" where "status" = 'active' and "role" = 'admin' order by "id"`,
  })
}

/** What is stored of an error: the first fault of invalid values, and otherwise the kind of problem. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Problem) || error.refusal.kind === 'inactive') return { kind: 'internal' }
  if (error.refusal.kind !== 'invalid') return { kind: error.refusal.kind }
  const [first] = Object.entries(error.refusal.faults)
  const [path = '', [fault = { key: 'invalid' }] = []] = first ?? []
  return { kind: 'invalid', path, fault }
}

/**
 * Stores why the next invoice of a locked record could not be created. Users are notified of the first failure, and not
 * again before an invoice was created.
 * @returns the version of the record after that.
 */
export async function storeFailure(
  writing: Writing,
  record: LockedRecurring,
  error: unknown,
): Promise<number> {
  const users = await responsibleFor(writing, record.id)
  if (record.failedBecause === null)
    await notifyOfSystem(
      writing,
      users.map(({ id }) => id),
      {
        kind: 'recurringFailed',
        topic: 'invoices',
        subject: record.name,
        link: { resource: recurringInvoices.name, record: record.id },
      },
    )
  const failedBecause = failureOf(error)
  const change = { operation: 'update', record, values: { failedBecause }, rule: sql`true` }
  const row = await apply(writing, recurringInvoices, change)
  return Number(row['version'])
}
