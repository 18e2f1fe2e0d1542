import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import { matchesWhere } from '#define/layout/shown-parts'
import { useLabels } from '#base/i18n/labels'
import { recordPath, titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import type { MenuItem } from '#shell/parts/menu-item'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { usePdf } from './use-pdf'
import { useSaving } from './use-saving'

/** Whether a record has buttons for its document. On phones, where there is no space for them, they are in its menu. */
export function useDocumentButtons({ layout }: AnyResource): boolean {
  const isPhone = useMedia(narrowScreen)
  return layout?.document !== undefined && !isPhone
}

/**
 * The items of a menu that print a record and download its document, where it has no buttons for them, and the one that
 * downloads its electronic form. None where it has no document.
 */
export function useDocumentItems(resource: AnyResource, row: Row): readonly MenuItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pdf = usePdf(resource, row)
  const electronic = useElectronicItems(resource, row)
  const hasButtons = useDocumentButtons(resource)
  if (hasButtons || !resource.layout?.document) return electronic
  return [
    { label: t('show.print'), run: () => void navigate(recordPath(resource, 'print', row)) },
    { label: t('show.downloadPdf', { title: pdf.title }), run: () => void pdf.save() },
    ...electronic,
  ]
}

function useElectronicItems(resource: AnyResource, row: Row): readonly MenuItem[] {
  const { t } = useTranslation()
  const labels = useLabels()
  const saveBy = useSaving()
  const where = resource.layout?.document?.electronic
  if (!where || !matchesWhere(where, row)) return []
  const title = `${labels.document(resource)} ${titleOf(resource, row)}`
  const save = () => saveBy(({ saveElectronic }) => saveElectronic(resource, row, title))
  return [{ label: t('show.xml'), run: () => void save() }]
}
