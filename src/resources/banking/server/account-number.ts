import { accountNumber } from '#money/account-number'
import type { Queryable } from '#server/base/database'
import { nextNumber } from '#server/write/values/counters'

/** `XC` belongs to no country: the number of a sample account cannot be anybody's. */
const country = 'XC'
const bank = 'CORR'

/** The next account number: of the form of an IBAN, with check digits. */
export async function nextAccountNumber(tx: Queryable): Promise<string> {
  const path = String(await nextNumber(tx, 'accounts')).padStart(10, '0')
  return accountNumber(country, `${bank}${path}`)
}
