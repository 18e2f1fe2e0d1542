import type { SiteLanguage } from '../base/language'
import type { Country } from './countries'

/** What the specification calls the tags of payment methods. */
export const kinds = ['bankCards', 'eWallets', 'onlineBanking'] as const
export type Kind = (typeof kinds)[number]

/** The groups of payment methods, in their order. */
export const groups = ['featured', 'asiaPacific', 'europe'] as const
export type Group = (typeof groups)[number]

/** A payment method as it is shown: heading, paragraph, image and tag. Marks of schemes and wallets belong to others. */
export interface PaymentMethod extends Readonly<
  Record<SiteLanguage, readonly [heading: string, paragraph: string]>
> {
  /** The letters of the tile that stands for a picture. */
  readonly tile: string
  readonly tagName: Kind
  readonly countries: readonly Country[]
}
