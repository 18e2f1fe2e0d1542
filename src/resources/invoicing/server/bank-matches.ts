import type { OutputOf } from '#define/output'
import { Problem } from '#server/base/errors/problem'
import { sentenceOf } from '#server/base/errors/problem-response'
import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access-sql'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { create } from '#server/write/create'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import type { Handler } from '#server/write/services/services'
import { invoices } from '../invoices.resource'
import { openStates } from '../invoices.wire'
import { payments } from '../payments.resource'
import { maxMatches, type paymentCalls } from '../payments.wire'
import { ledgerIn } from './booking'
import { invoiceNumbersIn } from './invoice-numbers'

type Entry = OutputOf<typeof paymentCalls.matches>['entries'][number]
type Candidate = Entry['candidates'][number]

/** @throws Problem forbidden where the caller may not create payments. */
const requirePaying = ({ app, caller }: Reader) => requireAllowed(app, payments, 'create', caller)

/**
 * The incoming entries of the bank that are no payments: pending ones, and booked ones whose payment was reversed. The
 * latest first, and one more than the limit if there are more.
 */
async function waitingEntries(reader: Reader): Promise<Omit<Entry, 'candidates' | 'isCertain'>[]> {
  const allowed = requireAllowed(reader.app, ledgerIn(reader.app), 'read', reader.caller, 'e')
  const returned = sql`select p."ledgerEntry" from "payments" p where p."isMatched" and p."status" = 'reversed'`
  return reader.database.query(
    statement(
      sql`select e."id" as "entry", e."bookedOn", e."counterparty", e."reference", e."amount", e."currency", e."account", a."name" as "accountName" from "ledgerEntries" e join "accounts" a on a."id" = e."account" where ${allowed} and e."direction" = 'in' and e."origin" = 'manual' and e."reverses" is null and e."transfer" is null and (e."status" = 'pending' or (e."status" = 'booked' and e."id" in (${returned}))) order by e."bookedOn" desc, e."id" desc limit ${maxMatches + 1}`,
    ),
  )
}

interface Found extends Candidate {
  readonly entry: string
}

/** The open invoices that each entry may pay: of its currency, with a balance of its amount or more. */
async function candidatesOf(reader: Reader, entries: readonly Omit<Entry, 'candidates' | 'isCertain'>[]) {
  const allowed = requireAllowed(reader.app, invoices, 'read', reader.caller, 'i')
  const wanted = JSON.stringify(
    entries.map(({ entry, amount, currency, counterparty, reference }) => ({
      entry,
      amount,
      currency,
      counterparty,
      numbers: invoiceNumbersIn(`${counterparty} ${reference ?? ''}`),
    })),
  )
  const open = sql.param([...openStates])
  const rows = await reader.database.query<Found>(
    statement(
      sql`select w."entry", c.* from jsonb_to_recordset(${wanted}::jsonb) as w("entry" uuid, "amount" bigint, "currency" text, "counterparty" text, "numbers" jsonb) cross join lateral (
        select i."id" as "invoice", i."number", k."name" as "customer", i."balance", i."dueOn", w."numbers" ? i."number" as "byNumber", i."balance" = w."amount" as "byAmount", lower(k."name") = lower(w."counterparty") as "byCustomer"
        from "invoices" i join "customers" k on k."id" = i."customer"
        where ${allowed} and i."status" = any(${open}) and i."currency" = w."currency" and i."balance" >= w."amount"
          and i."id" in (
            (select n."id" from "invoices" n where n."number" = any(array(select jsonb_array_elements_text(w."numbers"))))
            union (select b."id" from "invoices" b where b."balance" = w."amount" and b."status" = any(${open}) limit 50)
            union (select o."id" from "customers" p join "invoices" o on o."customer" = p."id" where lower(p."name") collate "C" = lower(w."counterparty") collate "C" and o."status" = any(${open}) limit 50))
        order by (w."numbers" ? i."number") desc, (i."balance" = w."amount") desc, (lower(k."name") = lower(w."counterparty")) desc, i."dueOn", i."id" limit 3) c`,
    ),
  )
  return (id: string): Candidate[] =>
    rows.flatMap(({ entry, ...each }) => (entry === id ? [{ ...each, balance: Number(each.balance) }] : []))
}

/** Whether the first invoice is meant, so that no user has to compare. */
function isCertain([first, second]: readonly Candidate[]): boolean {
  if (!first?.byAmount) return false
  if (first.byNumber) return true
  return first.byCustomer && !(second?.byAmount && second.byCustomer)
}

export const matches: Handler<typeof paymentCalls.matches> = async (request) => matchesFor(ownReader(request))

/**
 * The entries of the bank that are no payments yet, with the open invoices that they may pay.
 * @throws Problem forbidden where the caller may not create payments.
 */
export async function matchesFor(reader: Reader): Promise<OutputOf<typeof paymentCalls.matches>> {
  requirePaying(reader)
  const found = await waitingEntries(reader)
  const entries = found.slice(0, maxMatches)
  const offeredFor = await candidatesOf(reader, entries)
  return {
    entries: entries.map((entry) => {
      const candidates = offeredFor(entry.entry)
      return { ...entry, amount: Number(entry.amount), isCertain: isCertain(candidates), candidates }
    }),
    capped: found.length > maxMatches,
  }
}

/** Each match is a transaction of its own: one that is refused does not keep the others from being recorded. */
export const match: Handler<typeof paymentCalls.match> = async (request) => {
  const reader = ownReader(request)
  requirePaying(reader)
  const writer = ownWriter(request)
  const results = []
  for (const { entry, invoice } of request.input.matches) {
    try {
      const found = await findOne(reader, ledgerIn(reader.app), entry)
      const { id: payment } = await create(writer, payments, {
        invoice,
        ledgerEntry: entry,
        method: 'bankTransfer',
        amount: found['amount'],
        receivedOn: found['bookedOn'],
        account: found['account'],
        reference: found['reference'] ?? null,
      })
      results.push({ entry, payment, refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      results.push({ entry, payment: null, refusal: sentenceOf(error, reader.caller.language) })
    }
  }
  return { results }
}
