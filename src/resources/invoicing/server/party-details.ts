import { isAccountNumber } from '#money/account-number'
import type { Transaction } from '#server/base/caller'
import type { ElectronicParty } from '#server/write/services/electronic'
import type { Seller } from '../sellers.resource'

/** The details of a party as they are now: as the text that documents print, and for their electronic form. */
interface Details {
  readonly text: string
  readonly party: ElectronicParty
}

/** The text lines of a buyer or a seller as an invoice prints them; empty ones are left out. */
const textOf = (lines: readonly (string | null | undefined | false)[]): string =>
  lines.filter(Boolean).join('\n')

const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code

const taxNumberOf = ({ taxNumber }: { taxNumber: string | null }) => taxNumber && `Tax number: ${taxNumber}`

type Party = Pick<Seller, 'name' | 'country' | 'taxNumber'> & {
  readonly address: string | null
  readonly city?: string | null
}

/** Name and address; the city only if the address does not contain it. */
const partyLines = ({ name, address, city, country, taxNumber }: Party) => [
  name,
  address,
  city && !address?.includes(city) && city,
  countryName(country),
  taxNumberOf({ taxNumber }),
]

const addressLines = (address: string | null): string[] =>
  (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The first account number in IBAN format in a text whose check digits are correct. */
export function ibanIn(text: string | null): string | null {
  for (const [found] of (text ?? '').matchAll(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}/g)) {
    const number = found.replaceAll(' ', '')
    if (isAccountNumber(number)) return number
  }
  return null
}

/** The name of a customer as it is now; null if there is no such customer. */
export async function customerName({ tx }: Transaction, customer: string): Promise<string | null> {
  const [found] = await tx.query<{ name: string }>({
    text: `select "name" from "customers" where "id" = $1`,
    values: [customer],
  })
  return found?.name ?? null
}

/** The details of a customer as they are now; undefined if there is no such customer. */
export async function buyerDetails({ tx }: Transaction, customer: string): Promise<Details | undefined> {
  const [party] = await tx.query<Party>({
    text: `select "name", "address", "city", "country", "taxNumber" from "customers" where "id" = $1`,
    values: [customer],
  })
  if (!party) return undefined
  const { name, address, city = null, country, taxNumber } = party
  const text = textOf(partyLines(party))
  return { text, party: { name, address: addressLines(address), city, country, taxNumber } }
}

/**
 * The seller of an invoice, or the default one without a choice, and its details as they are now; undefined without
 * any seller.
 */
export async function sellerDetails(
  { tx }: Transaction,
  chosen: string | null,
): Promise<(Details & { readonly seller: string }) | undefined> {
  const [seller] = await tx.query<Seller>({
    text: `select * from "sellers" where "id" = $1::uuid or ($1 is null and "isDefault") limit 1`,
    values: [chosen],
  })
  if (!seller) return undefined
  const { name, address, country, taxNumber, registration, email, website, bankDetails } = seller
  return {
    seller: seller.id,
    text: textOf([...partyLines(seller), registration, email, website, bankDetails]),
    party: {
      name,
      address: addressLines(address),
      country,
      taxNumber,
      registration,
      email,
      iban: ibanIn(bankDetails),
    },
  }
}
