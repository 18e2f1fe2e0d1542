import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { filesPages } from '../files.pages'

/** The custom screens of the feature. Each is loaded when it is opened. */
export const filesScreens: FeatureScreens<typeof filesPages> = {
  pages: {
    '/dashboard/file': () =>
      withDeferredTexts(() => import('./file-overview')).then(({ FileOverview }) => FileOverview),
    '/dashboard/files-manager': () =>
      withDeferredTexts(() => import('./files.screen')).then(({ FilesScreen }) => FilesScreen),
  },
}
