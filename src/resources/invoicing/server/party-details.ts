import type { Transaction } from '#server/base/caller'
import type { Seller } from '../sellers.resource'

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

/** The details of a customer as they are now; undefined if there is no such customer. */
export async function buyerDetails({ tx }: Transaction, customer: string): Promise<string | undefined> {
  const [party] = await tx.query<Party>({
    text: `select "name", "address", "city", "country", "taxNumber" from "customers" where "id" = $1`,
    values: [customer],
  })
  return party && textOf(partyLines(party))
}

/**
 * The seller of an invoice, or the default one without a choice, and its details as they are now; undefined without
 * any seller.
 */
export async function sellerDetails(
  { tx }: Transaction,
  chosen: string | null,
): Promise<{ seller: string; details: string } | undefined> {
  const [seller] = await tx.query<Seller>({
    text: `select * from "sellers" where "id" = $1::uuid or ($1 is null and "isDefault") limit 1`,
    values: [chosen],
  })
  if (!seller) return undefined
  const { registration, email, website, bankDetails } = seller
  const details = textOf([...partyLines(seller), registration, email, website, bankDetails])
  return { seller: seller.id, details }
}
