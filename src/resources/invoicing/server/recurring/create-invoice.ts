import { sql } from '#server/db/statement'
import type { Writing } from '#server/write/context'
import { create } from '#server/write/create'
import { asSystem, lockRecords } from '#server/write/related'
import { apply } from '#server/write/update'
import { invoices } from '../../invoices.resource'
import type { RecurringInvoice } from '../../recurring-invoices.resource'
import { recipientOf } from '../invoice-mail'
import type { LockedInvoice } from '../locked-invoice'
import { sendInvoice } from '../send-invoice'
import { fillPlaceholders } from './placeholders'

/**
 * Creates the invoice of a date of a locked recurring invoice, checked as one that a user creates, and sends it if that
 * was chosen. It is issued on the day it is sent, as the dates of numbers are in order, and due so many days after
 * that: a draft has no due date.
 * @throws Problem invalid.
 */
export async function createInvoice(
  writing: Writing,
  recurring: RecurringInvoice,
  date: string,
): Promise<void> {
  const writer = asSystem(writing)
  const { customer, seller, currency, taxTreatment, exemptionReason, notes, lines } = recurring
  const { language = 'en' } = (await recipientOf(writing, customer)) ?? {}
  const filled = (text: string) => fillPlaceholders(text, recurring, date, language)
  const { id } = await create(
    writer,
    invoices,
    {
      customer,
      seller,
      currency,
      taxTreatment,
      exemptionReason,
      issuedOn: null,
      dueOn: null,
      notes: notes === null ? null : filled(notes),
      lines: lines.map((line) => ({ ...line, description: filled(line.description) })),
    },
    undefined,
    { recurring: recurring.id },
  )
  if (recurring.sending === 'send') await send(writer, id)
}

async function send(writer: Writing, id: string): Promise<void> {
  const record = (await lockRecords(writer, invoices.name, [id])).get(id) as LockedInvoice | undefined
  if (!record) throw new Error('The invoice that was just created is missing')
  const values = await sendInvoice({ ...writer, record }, { isAutomatic: true })
  await apply(writer, invoices, { operation: 'send', record, values, rule: sql`true` })
}
