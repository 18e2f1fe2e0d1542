import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { i18n } from '#base/i18n/i18n'
import { lazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'
import { sentencesOf } from '#providers/data/http/problem'

/** The module that exports, loaded when it is needed. */
export const exporting = lazyModule(() => withDeferredTexts(() => import('./export-work')))

type Exported = Parameters<Awaited<ReturnType<typeof exporting.load>>['exportDocuments']>[0]

/** Exports the documents of records as a job. */
export async function exportDocuments(exported: Exported): Promise<void> {
  try {
    const work = await exporting.load()
    work.exportDocuments(exported)
  } catch (error) {
    exporting.forgetFailure()
    notify({ message: `${i18n.t('list.exportFailed')} ${sentencesOf(error)}`, variant: 'error' })
  }
}
