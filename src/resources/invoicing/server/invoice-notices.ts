import type { Language } from '#server/base/caller'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { nameOf, notify, notifyOfSystem, type Notice } from '#server/features/notifications/notify'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { invoices } from '../invoices.resource'
import { customerName } from './party-details'

type Move = ActionContext<typeof invoices>

/** The user account of the customer. */
export async function accountOf({ tx, record }: Move): Promise<string[]> {
  const rows = await tx.query<{ account: string | null }>({
    text: `select "account" from "customers" where "id" = $1`,
    values: [record.customer],
  })
  return rows.flatMap(({ account }) => account ?? [])
}

/** The name of an invoice without a number: 'Draft for Corner Bakery'. */
async function draftName(move: Move): Promise<(language: Language) => string> {
  const name = await customerName(move, move.record.customer)
  return (language) => (sheetLabels(language).untitledWith(invoices) ?? '').replace('{{name}}', name ?? '')
}

interface Noticed {
  readonly number?: string | null
  /** The system does it because a user chose that it does: users are notified although no user acted. */
  readonly isAutomatic?: boolean
}

/** Notifies users of what happened to an invoice. */
export async function notifyOf(
  move: Move,
  kind: Notice['kind'],
  recipients: readonly string[],
  { number = move.record.number, isAutomatic = false }: Noticed = {},
): Promise<void> {
  const { id, total, currency } = move.record
  await (isAutomatic ? notifyOfSystem : notify)(move, recipients, {
    kind,
    topic: 'invoices',
    subject: number ?? (await draftName(move)),
    values: { actor: await nameOf(move), amount: total, currency },
    link: { resource: 'invoices', record: id },
  })
}
