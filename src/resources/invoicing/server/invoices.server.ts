import { invalidField } from '#server/base/errors/problem'
import { nameOf, notify, workedOn, type Notice } from '#server/features/notifications/notify'
import type { ActionContext, ResourceHooks } from '#server/write/services/resource-hooks'
import { nextInSeries } from '#server/write/values/series'
import { invoices } from '../invoices.resource'

type Move = ActionContext<typeof invoices>

/** The next number, and the date of issue if none was chosen. */
async function numbered(move: Move): Promise<{ number: string; issuedOn: string }> {
  const { number, day } = await nextInSeries(move, invoices, move.record.issuedOn)
  return { number, issuedOn: day }
}

/** The user account of the customer. */
async function accountOf({ tx, record }: Move): Promise<string[]> {
  const rows = await tx.query<{ account: string | null }>({
    text: `select "account" from "customers" where "id" = $1`,
    values: [record.customer],
  })
  return rows.flatMap(({ account }) => account ?? [])
}

/** Notifies users of what happened to an invoice. */
async function notifyOf(
  move: Move,
  kind: Notice['kind'],
  recipients: readonly string[],
  subject: string | null = move.record.number,
): Promise<void> {
  const { id, total, currency } = move.record
  await notify(move, recipients, {
    kind,
    subject: subject ?? id.slice(-8),
    values: { actor: await nameOf(move), amount: total, currency },
    link: { resource: 'invoices', record: id },
  })
}

export const invoicesHooks: ResourceHooks<typeof invoices> = {
  isIndependent: true,
  beforeSave: ({ values, previous }) => {
    const changed = !previous || previous.dueOn !== values.dueOn || previous.issuedOn !== values.issuedOn
    if (changed && values.dueOn && values.issuedOn && values.dueOn < values.issuedOn)
      throw invalidField('dueOn', 'before', { limit: values.issuedOn })
  },
  moves: {
    send: async (move) => {
      const { record } = move
      const issued = record.number === null ? await numbered(move) : { number: record.number }
      await notifyOf(move, 'invoiceSent', await accountOf(move), issued.number)
      return issued
    },
    pay: async (move) => {
      const staff = await workedOn(move, 'invoices', move.record.id)
      await notifyOf(move, 'invoicePaid', [...staff, ...(await accountOf(move))])
    },
    void: async (move) => notifyOf(move, 'invoiceVoided', await workedOn(move, 'invoices', move.record.id)),
  },
}
