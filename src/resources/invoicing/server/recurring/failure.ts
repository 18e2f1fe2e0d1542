import type { Language } from '#server/base/caller'
import { problemDocument } from '#server/base/errors/problem-response'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { sql } from '#server/db/statement'
import { notifyOfSystem } from '#server/features/notifications/notify'
import type { Writing } from '#server/write/context'
import { apply } from '#server/write/update'
import { recurringInvoices } from '../../recurring-invoices.resource'
import type { LockedRecurring } from './locked-recurring'

const maxReason = 255

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

/** Why an invoice was not created: the first fault with the label of its field. */
function reasonOf(error: unknown, language: Language): string {
  const { message, errors = {} } = problemDocument(error, language)
  const [first] = Object.entries(errors)
  if (!first) return message
  const [path, [text = message]] = first
  const field = path.split('.').filter((part) => !/^\d+$/.test(part))
  return `${sheetLabels(language).field(recurringInvoices, field.join('.'))}: ${text}`
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
        subject: record.name,
        link: { resource: recurringInvoices.name, record: record.id },
      },
    )
  const failedBecause = reasonOf(error, users[0]?.locale ?? 'en').slice(0, maxReason)
  const change = { operation: 'update', record, values: { failedBecause }, rule: sql`true` }
  const row = await apply(writing, recurringInvoices, change)
  return Number(row['version'])
}
