import { bought } from '#money/exchange'
import { sampleRate } from '#money/sample-rates'

/** The currency of the card and of its limits. */
export const cardCurrency = 'EUR'

/** The settings of a card: its monthly limit in minor units, and whether it is frozen. */
export interface Controls {
  readonly month: number
  readonly frozen: boolean
}

/** A purchase in the currency of the merchant. */
export interface Purchase {
  readonly name: PurchaseName
  /** In minor units. */
  readonly amount: number
  readonly currency: 'EUR' | 'USD' | 'GBP' | 'SGD'
  readonly isOnline?: true
}

export type PurchaseName = 'hosting' | 'train' | 'hotel' | 'dinner' | 'license' | 'fuel'

/** The purchases of a month, in order. */
export const purchases: readonly Purchase[] = [
  { name: 'hosting', amount: 320_00, currency: 'EUR', isOnline: true },
  { name: 'train', amount: 86_40, currency: 'EUR', isOnline: true },
  { name: 'hotel', amount: 610_00, currency: 'SGD' },
  { name: 'dinner', amount: 148_00, currency: 'GBP' },
  { name: 'license', amount: 1_150_00, currency: 'USD', isOnline: true },
  { name: 'fuel', amount: 72_10, currency: 'EUR' },
]

/** Why a purchase is refused. */
export type Refusal = 'frozen' | 'month'

/** A purchase with the amount charged, and why it is refused, if it is. */
export interface CheckedPurchase {
  readonly purchase: Purchase
  /** In minor units of the card's currency. */
  readonly taken: number
  readonly refusal?: Refusal
}

/** The amount charged for a purchase, at the sample rates and without a fee. */
export function takenFor({ amount, currency }: Purchase): number {
  if (currency === cardCurrency) return amount
  const rate = sampleRate(currency, cardCurrency)
  const taken = rate === undefined ? undefined : bought(amount, { rate, sellDigits: 2, buyDigits: 2 })
  if (taken === undefined) throw new RangeError(`There is no sample rate of ${currency}.`)
  return taken
}

/** Checks the purchases in order: accepted ones count towards the monthly limit. */
export function checkPurchases(
  controls: Controls,
  all: readonly Purchase[] = purchases,
): { readonly checked: readonly CheckedPurchase[]; readonly spent: number } {
  let spent = 0
  const checked = all.map((purchase) => {
    const taken = takenFor(purchase)
    const refusal = refusalOf(controls, spent + taken)
    if (!refusal) spent += taken
    return { purchase, taken, ...(refusal && { refusal }) }
  })
  return { checked, spent }
}

function refusalOf({ month, frozen }: Controls, spent: number): Refusal | undefined {
  if (frozen) return 'frozen'
  return spent > month ? 'month' : undefined
}
