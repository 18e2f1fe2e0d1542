import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'

const load = () => withLaterWords(() => import('./posts.part'))

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const blogScreens: FeatureScreens = {
  parts: {
    posts: {
      fields: () => load().then(({ PostArticle }) => PostArticle),
      form: () => load().then(({ PostPreview }) => PostPreview),
      show: () => load().then(({ PostComments }) => PostComments),
    },
  },
}
