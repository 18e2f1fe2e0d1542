import type { SiteLanguage } from '../base/language'
import type { Country } from './countries'

/** The tags of payment methods, as specified. */
export const kinds = ['bankCards', 'eWallets', 'onlineBanking'] as const
export type Kind = (typeof kinds)[number]

/** The groups of payment methods, in order. */
export const groups = ['featured', 'asiaPacific', 'europe'] as const
export type Group = (typeof groups)[number]

/**
 * A payment method as shown: heading, paragraph, image and tag. Logos of schemes and wallets are trademarks of others
 * and not used.
 */
export interface PaymentMethod extends Readonly<
  Record<SiteLanguage, readonly [heading: string, paragraph: string]>
> {
  /** The letters on the tile, which replaces a logo. */
  readonly tile: string
  readonly tagName: Kind
  readonly countries: readonly Country[]
}
