import type { BankAccount } from '../bank-accounts.resource'
import type { LedgerEntry } from '../ledger-entries.resource'
import { uuid7 } from '#server/db/uuid7'
import { invalidField } from '#server/base/errors/problem'
import { minorDigits } from '#server/base/labels/money'
import { lockAccounts, post, type Booking } from './posting'
import { insertBooked } from './reversal'
import { bought } from '#money/exchange'
import { sampleRate } from '#money/sample-rates'

/** The input of a transfer; the amount is in minor units of the account it leaves. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
  /** Units of the other currency for one of this. */
  readonly rate: number | null
  readonly reference: string | null
}

/**
 * Books a transfer between two accounts: an entry on each, in one transaction.
 * @returns the transfer's number, and the two amounts in minor units.
 * @throws Problem invalid if an account is missing, not in use or has too little money, or no rate is known.
 */
export async function transfer(booking: Booking, requested: Transfer) {
  const locked = await lockAccounts(booking, [requested.from, requested.to])
  const from = required(locked, requested.from, 'from')
  const to = required(locked, requested.to, 'to')
  if (from.id === to.id) throw invalidField('to', 'sameAccount')
  if (requested.currency !== from.currency)
    throw invalidField('currency', 'accountCurrency', { limit: from.currency })
  if (requested.amount > from.balance) throw invalidField('amount', 'tooLittle')
  const given = from.currency === to.currency ? requested.amount : exchanged(requested, from, to)
  const sides = sidesOf(requested, { from, to, given })
  await post(booking, sides)
  const number = uuid7()
  const day = booking.now().slice(0, 10)
  for (const side of sides)
    await insertBooked(booking, {
      ...side,
      transfer: number,
      bookedOn: day,
      reference: requested.reference,
    })
  return { transfer: number, taken: requested.amount, given, currency: to.currency }
}

function required(locked: ReadonlyMap<string, BankAccount>, id: string, field: string): BankAccount {
  const account = locked.get(id)
  if (!account) throw invalidField(field, 'nobody')
  if (account.status !== 'active') throw invalidField(field, 'accountAtRest')
  return account
}

/** The amount in the other currency, rounded half up to its minor unit. */
function exchanged({ amount, rate }: Transfer, from: BankAccount, to: BankAccount): number {
  const known = rate ?? sampleRate(from.currency, to.currency)
  if (known === undefined) throw invalidField('rate', 'required')
  const [sellDigits, buyDigits] = [minorDigits(from.currency), minorDigits(to.currency)]
  const given = bought(amount, { rate: known, sellDigits, buyDigits })
  if (!given) throw invalidField('rate', 'invalid')
  return given
}

type Sides = { readonly from: BankAccount; readonly to: BankAccount; readonly given: number }

const sidesOf = (requested: Transfer, { from, to, given }: Sides): (Partial<LedgerEntry> & SideOf)[] => {
  const category = from.currency === to.currency ? 'transfer' : 'exchange'
  return [
    {
      account: from.id,
      direction: 'out',
      amount: requested.amount,
      currency: from.currency,
      category,
      counterparty: to.name,
    },
    {
      account: to.id,
      direction: 'in',
      amount: given,
      currency: to.currency,
      category,
      counterparty: from.name,
    },
  ]
}
type SideOf = Pick<LedgerEntry, 'account' | 'direction' | 'amount' | 'currency' | 'category' | 'counterparty'>
