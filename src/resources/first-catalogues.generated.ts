// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { FirstCatalogue } from '../define/paths/first-catalogue'
import { shopFirstCatalogue } from './shop/shop.first-catalogue'

/** By the folder of their feature, the catalogues that are rendered before the application has loaded. */
export const firstCatalogues: { readonly [feature: string]: FirstCatalogue } = {
  'shop': shopFirstCatalogue,
}
