import type { Queryable } from '#server/base/database'

/** The seller or the buyer of a document, as they were when it was issued. */
export interface ElectronicParty {
  readonly name: string
  /** Street, building and the like, by line. */
  readonly address: readonly string[]
  readonly city?: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly taxNumber: string | null
  /** Where the company is registered. */
  readonly registration?: string | null
  readonly email?: string | null
  /** The account to pay to, without spaces. */
  readonly iban?: string | null
}

export interface ElectronicParties {
  readonly seller: ElectronicParty
  readonly buyer: ElectronicParty
}

/** A category of tax (UNTDID 5305): standard rate, zero rate, exempt, reverse charge, outside the scope. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'O'

/** A reduction of the amount of a line, in minor units. */
export interface LineAllowance {
  readonly amount: number
  /** The amount that it is a percentage of. */
  readonly base?: number
  readonly percent?: number
}

export interface ElectronicLine {
  readonly name: string
  /** With up to three decimals. */
  readonly quantity: number
  /** A code of UN/ECE Recommendation 20, or 21 with an X in front of it. */
  readonly unit: string
  /** In minor units, as all amounts. */
  readonly unitPrice: number
  readonly allowances: readonly LineAllowance[]
  readonly net: number
  readonly category: TaxCategory
  /** In percent, with up to two decimals. */
  readonly rate: number
}

/** The tax of all lines with the same category and rate. */
export interface ElectronicTax {
  readonly category: TaxCategory
  readonly rate: number
  readonly net: number
  readonly tax: number
  /** Why no tax is charged. */
  readonly reason?: string
}

/** An invoice or a credit note as a program reads it (EN 16931). Amounts are in minor units. */
export interface ElectronicDocument extends ElectronicParties {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  /** The days in ISO 8601. */
  readonly issuedOn: string
  readonly dueOn?: string
  /** How it is to be paid or settled, as a sentence. */
  readonly terms?: string
  readonly currency: string
  readonly note?: string | null
  /** The invoice that a credit note refers to. */
  readonly preceding?: { readonly number: string; readonly issuedOn: string }
  readonly lines: readonly ElectronicLine[]
  readonly taxes: readonly ElectronicTax[]
  readonly net: number
  readonly tax: number
  readonly total: number
  /** What was paid, or is no longer owed. */
  readonly prepaid: number
}

/**
 * Makes the electronic form of a record that its reader may read; undefined if there is none in its present state, or
 * the details of its parties were not stored when it was issued.
 */
export type ElectronicOf<R> = (
  services: { readonly database: Queryable },
  record: R & { readonly id: string },
) => Promise<ElectronicDocument | undefined>
