import type { OverviewName } from '#define/overview'
import type { OverviewSpec } from '../tile'
import { analytics } from './analytics'
import { app } from './app'
import { banking } from './banking'
import { booking } from './booking'
import { ecommerce } from './ecommerce'
import { file } from './file'

/** The tiles of each overview. */
export const overviews: { readonly [Name in OverviewName]: OverviewSpec } = {
  app,
  ecommerce,
  analytics,
  banking,
  booking,
  file,
}
