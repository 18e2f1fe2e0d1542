import { invalid, Problem } from '#server/base/errors/problem'
import { sentenceOf } from '#server/base/errors/problem-response'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { inTransaction } from '#server/write/context'
import { create } from '#server/write/create'
import { lockRecords } from '#server/write/related'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import type { Handler } from '#server/write/services/services'
import { invoices } from '../../invoices.resource'
import { payments } from '../../payments.resource'
import type { paymentCalls } from '../../payments.wire'
import { openOf, requirePaying } from './bank-matches'
import { ledgerIn } from './booking'
import { lockInvoice, settle } from '../locked-invoice'
import { insertPayment } from './pay-invoice'

/** What a payment has of its entry of the bank. */
async function enteredFrom(reader: Reader, entry: string) {
  const found = await findOne(reader, ledgerIn(reader.app), entry)
  return {
    ledgerEntry: entry,
    method: 'bankTransfer',
    receivedOn: String(found['bookedOn']),
    account: String(found['account']),
    reference: found['reference'] == null ? null : String(found['reference']),
  } as const
}

/** Each match is a transaction of its own: one that is refused does not keep the others from being recorded. */
export const match: Handler<typeof paymentCalls.match> = async (request) => {
  const reader = ownReader(request)
  requirePaying(reader)
  const writer = ownWriter(request)
  const results = []
  for (const { entry, invoice } of request.input.matches) {
    try {
      const entered = await enteredFrom(reader, entry)
      // Of an entry that is paid already nothing is open: the refusal is about the entry, not about the amount.
      const amount = Math.max(1, await openOf(reader, entry))
      const { id: payment } = await create(writer, payments, { ...entered, invoice, amount })
      results.push({ entry, payment, refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      results.push({ entry, payment: null, refusal: sentenceOf(error, reader.caller.language) })
    }
  }
  return { results }
}

/** The faults of an allocation, at its fields in the list. */
function atAllocation(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || error.refusal.kind !== 'invalid') return error
  const faults = Object.entries(error.refusal.faults).map(([field, found]) => [
    ['amount', 'invoice'].includes(field) ? `allocations.${index}.${field}` : 'entry',
    found,
  ])
  return invalid(Object.fromEntries(faults))
}

/** Divides an entry among invoices in one transaction: where one part is refused, nothing is recorded. */
export const allocate: Handler<typeof paymentCalls.allocate> = async (request) => {
  const reader = ownReader(request)
  requirePaying(reader)
  const { entry, allocations } = request.input
  const entered = await enteredFrom(reader, entry)
  for (const { invoice } of allocations) await findOne(reader, invoices, invoice)
  const made = await inTransaction(ownWriter(request), async (writing) => {
    // All before the entry, so that two requests never wait for each other.
    await lockRecords(
      writing,
      'invoices',
      allocations.map(({ invoice }) => invoice),
    )
    const ids: string[] = []
    for (const [index, { invoice: id, amount }] of allocations.entries())
      try {
        const invoice = await lockInvoice(writing, id)
        const { payment, paid } = await insertPayment(writing, invoice, {
          kind: 'payment',
          amount,
          ...entered,
        })
        await settle(writing, invoice, { paid })
        ids.push(payment)
      } catch (error) {
        throw atAllocation(error, index)
      }
    return ids
  })
  return { payments: made, open: await openOf(reader, entry) }
}
