import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'

/** The plan on the billing page of the account. */
export const upgradesScreens: FeatureScreens = {
  parts: {
    upgrades: {
      billing: {
        order: 1,
        load: () => withDeferredTexts(() => import('./plan.part')).then(({ PlanPart }) => PlanPart),
      },
    },
  },
}
