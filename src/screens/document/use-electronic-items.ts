import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { matchesWhere } from '#define/layout/shown-parts'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import { lazyModule } from '#base/loading/lazy-module'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'

const saving = lazyModule(() => import('./save-document'))

/** The item of a menu that downloads the electronic form of a record; none where it has no such form. */
export function useElectronicItems(resource: AnyResource, row: Row) {
  const { t } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const where = resource.layout?.document?.electronic
  if (!where || !matchesWhere(where, row)) return []
  const save = async () => {
    try {
      const { saveElectronic } = await saving.load()
      await saveElectronic(resource, row, `${labels.document(resource)} ${titleOf(resource, row)}`)
    } catch (error) {
      saving.forgetFailure()
      notify({ message: sentencesOf(error), variant: 'error' })
    }
  }
  return [{ label: t('show.xml'), run: () => void save() }]
}
