import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'

/** The progress of jobs, and what can be done with their results. */
export const jobsScreens: FeatureScreens = {
  parts: {
    jobs: {
      actions: () => withDeferredTexts(() => import('./undo.part')).then(({ UndoPart }) => UndoPart),
      head: () => withDeferredTexts(() => import('./job.part')).then(({ JobPart }) => JobPart),
      list: () => withDeferredTexts(() => import('./running.part')).then(({ RunningPart }) => RunningPart),
    },
  },
}
