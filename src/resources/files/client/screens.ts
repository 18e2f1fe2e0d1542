import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { filesPages } from '../files.pages'

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const filesScreens: FeatureScreens<typeof filesPages> = {
  pages: {
    '/dashboard/file': () =>
      withLaterWords(() => import('./file-overview')).then(({ FileOverview }) => FileOverview),
    '/dashboard/files-manager': () =>
      withLaterWords(() => import('./files.screen')).then(({ FilesScreen }) => FilesScreen),
  },
}
