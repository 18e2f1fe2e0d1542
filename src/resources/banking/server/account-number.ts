import { accountNumber } from '#money/account-number'
import type { Queryable } from '#server/base/database'
import { nextNumber } from '#server/write/values/counters'

/** `XC` is not assigned to a country, so a sample account number cannot be a real one. */
const country = 'XC'
const bank = 'CORR'

/** The next account number, in the format of an IBAN with check digits. */
export async function nextAccountNumber(tx: Queryable): Promise<string> {
  const path = String(await nextNumber(tx, 'bankAccounts')).padStart(10, '0')
  return accountNumber(country, `${bank}${path}`)
}
