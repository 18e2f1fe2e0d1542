import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'

const load = () => withDeferredTexts(() => import('./posts.part'))

/** The custom screens of the feature. Each is loaded when it is opened. */
export const blogScreens: FeatureScreens = {
  parts: {
    posts: {
      fields: () => load().then(({ PostArticle }) => PostArticle),
      form: () => load().then(({ PostPreview }) => PostPreview),
      show: () => load().then(({ PostComments }) => PostComments),
    },
  },
}
