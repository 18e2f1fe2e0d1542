import type { OutputOf } from '#define/output'
import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { ownReader } from '#server/write/services/own-address'
import type { Handler } from '#server/write/services/services'
import { invoices } from '../../invoices.resource'
import { openStates } from '../../invoices.wire'
import { payments } from '../../payments.resource'
import { maxMatches, maxParts, type paymentCalls } from '../../payments.wire'
import { ledgerIn } from './booking'
import { invoiceNumbersIn } from '../invoice-numbers'

type Entry = OutputOf<typeof paymentCalls.matches>['entries'][number]
type Candidate = Entry['candidates'][number]

type Waiting = Omit<Entry, 'candidates' | 'parts' | 'isCertain'>

/** @throws Problem forbidden where the caller may not create payments. */
export const requirePaying = ({ app, caller }: Reader) => requireAllowed(app, payments, 'create', caller)

/** What no payment is recorded for of an entry, as SQL. */
const open = sql`case e."origin" when 'manual' then e."amount" when 'partPayment' then e."amount" - (select coalesce(sum(p."amount"), 0) from "payments" p where p."ledgerEntry" = e."id" and p."isMatched" and p."status" = 'received') else 0 end`

/** What no payment is recorded for of an entry of the bank. */
export async function openOf({ database }: Reader, entry: string): Promise<number> {
  const [row] = await database.query<{ open: number }>(
    statement(sql`select (${open})::bigint as "open" from "ledgerEntries" e where e."id" = ${entry}`),
  )
  return Number(row?.open ?? 0)
}

/**
 * The incoming entries of the bank that are no payments, or in part: pending ones, and booked ones whose payment was
 * reversed. The latest first, and one more than the limit if there are more.
 */
async function waitingEntries(reader: Reader): Promise<Waiting[]> {
  const allowed = requireAllowed(reader.app, ledgerIn(reader.app), 'read', reader.caller, 'e')
  const returned = sql`select p."ledgerEntry" from "payments" p where p."isMatched" and p."status" = 'reversed'`
  const rows = await reader.database.query<Waiting>(
    statement(
      sql`select e."id" as "entry", e."bookedOn", e."counterparty", e."reference", e."amount", (${open})::bigint as "open", e."currency", e."account", a."name" as "accountName" from "ledgerEntries" e join "bankAccounts" a on a."id" = e."account" where ${allowed} and e."direction" = 'in' and e."reverses" is null and e."transfer" is null and (e."origin" = 'partPayment' or (e."origin" = 'manual' and (e."status" = 'pending' or (e."status" = 'booked' and e."id" in (${returned}))))) order by e."bookedOn" desc, e."id" desc limit ${maxMatches + 1}`,
    ),
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount), open: Number(row.open) }))
}

interface Found extends Candidate {
  readonly entry: string
}

/**
 * The open invoices of its currency that each entry may pay as a whole, with a balance of what is open of it or more;
 * or in parts: those that it names, and those of its counterparty.
 */
async function invoicesFor(reader: Reader, entries: readonly Waiting[], kind: 'whole' | 'parts') {
  const allowed = requireAllowed(reader.app, invoices, 'read', reader.caller, 'i')
  const wanted = JSON.stringify(
    entries.map(({ entry, open: amount, currency, counterparty, reference }) => ({
      entry,
      amount,
      currency,
      counterparty,
      numbers: invoiceNumbersIn(`${counterparty} ${reference ?? ''}`),
    })),
  )
  const states = sql.param([...openStates])
  const isWhole = kind === 'whole'
  const fitting = isWhole ? sql`and i."balance" >= w."amount"` : sql``
  const ofAmount = isWhole
    ? sql`union (select b."id" from "invoices" b where b."balance" = w."amount" and b."status" = any(${states}) limit 50)`
    : sql``
  const byAmount = isWhole ? sql`(i."balance" = w."amount") desc,` : sql``
  const rows = await reader.database.query<Found>(
    statement(
      sql`select w."entry", c.* from jsonb_to_recordset(${wanted}::jsonb) as w("entry" uuid, "amount" bigint, "currency" text, "counterparty" text, "numbers" jsonb) cross join lateral (
        select i."id" as "invoice", i."number", k."name" as "customer", i."balance", i."dueOn", w."numbers" ? i."number" as "byNumber", i."balance" = w."amount" as "byAmount", lower(k."name") = lower(w."counterparty") as "byCustomer"
        from "invoices" i join "customers" k on k."id" = i."customer"
        where ${allowed} and i."status" = any(${states}) and i."currency" = w."currency" ${fitting}
          and i."id" in (
            (select n."id" from "invoices" n where n."number" = any(array(select jsonb_array_elements_text(w."numbers"))))
            ${ofAmount}
            union (select o."id" from "customers" p join "invoices" o on o."customer" = p."id" where lower(p."name") collate "C" = lower(w."counterparty") collate "C" and o."status" = any(${states}) limit 50))
        order by (w."numbers" ? i."number") desc, ${byAmount} (lower(k."name") = lower(w."counterparty")) desc, i."dueOn", i."id" limit ${isWhole ? 3 : maxParts}) c`,
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
  const offeredFor = await invoicesFor(reader, entries, 'whole')
  const partsFor = await invoicesFor(reader, entries, 'parts')
  return {
    entries: entries.map((entry) => {
      const candidates = offeredFor(entry.entry)
      return { ...entry, isCertain: isCertain(candidates), candidates, parts: partsFor(entry.entry) }
    }),
    capped: found.length > maxMatches,
  }
}
