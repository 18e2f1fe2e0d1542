import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'

/** The menu of the views of a list, what the form of a view says of its list, and what reads the views of the user. */
export const savedViewsScreens: FeatureScreens = {
  parts: {
    savedViews: {
      form: () =>
        withDeferredTexts(() => import('./form-note.part')).then(({ FormNotePart }) => FormNotePart),
      listMenu: () =>
        withDeferredTexts(() => import('./views-menu.part')).then(({ ViewsMenuPart }) => ViewsMenuPart),
      listLinks: () => import('./list-links.part').then(({ ListLinksPart }) => ListLinksPart),
    },
  },
}
