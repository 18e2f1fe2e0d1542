import { invalidField } from '#server/base/errors/problem'
import { documentMailWith } from '#server/features/documents/mail/document-mail'
import type { ActionContext } from '#server/write/services/resource-hooks'
import type { Invoice, invoices } from '../../invoices.resource'
import { mailInvoice } from '../invoice-mail'

/**
 * Reminds the customer of an overdue invoice by mail, at most once a day; each reminder is more urgent.
 * @throws Problem invalid where the last reminder was sent today.
 */
export async function remind(
  action: ActionContext<typeof invoices>,
): Promise<Pick<Invoice, 'reminders' | 'remindedOn'>> {
  const { reminders, remindedOn } = action.record
  const today = action.now().slice(0, 10)
  if (remindedOn === today) throw invalidField('remindedOn', 'remindedToday')
  await mailInvoice(action, { kind: 'reminder' })
  return { reminders: reminders + 1, remindedOn: today }
}

/** The texts of the first, the second and each further reminder. */
const stages = ['firstReminder', 'secondReminder', 'finalReminder'] as const

/** Prepares the mail of a reminder, by how many were sent with it. */
export const reminderMailOf = documentMailWith(async ({ database }, record) => {
  const [invoice] = await database.query<{ reminders: number }>({
    text: `select "reminders" from "invoices" where "id" = $1`,
    values: [record],
  })
  const sent = Math.max(invoice?.reminders ?? 1, 1)
  return stages[Math.min(sent, stages.length) - 1] ?? 'finalReminder'
})
