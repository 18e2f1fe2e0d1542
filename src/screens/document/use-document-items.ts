import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import { matchesWhere } from '#define/layout/shown-parts'
import { useLabels } from '#base/i18n/labels'
import { recordPath, titleOf } from '#base/format/record-path'
import { lazyModule } from '#base/loading/lazy-module'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'
import type { MenuItem } from '#shell/parts/menu-item'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { usePdf } from './use-pdf'

const saving = lazyModule(() => import('./save-document'))

/**
 * The items of a menu that print a record and download its document, on phones, where there is no space for buttons;
 * and the one that downloads its electronic form. None where it has no document.
 */
export function useDocumentItems(resource: AnyResource, row: Row): readonly MenuItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pdf = usePdf(resource, row)
  const electronic = useElectronicItems(resource, row)
  const isPhone = useMedia(narrowScreen)
  if (!isPhone || !resource.layout?.document) return electronic
  return [
    { label: t('show.print'), run: () => void navigate(recordPath(resource, 'print', row)) },
    { label: t('show.downloadPdf', { title: pdf.title }), run: () => void pdf.save() },
    ...electronic,
  ]
}

function useElectronicItems(resource: AnyResource, row: Row): readonly MenuItem[] {
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
