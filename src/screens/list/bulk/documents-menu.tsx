import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { MenuButton } from '#shell/parts/menu-button'
import { nothingSelected } from '#screens/list-model/table-props'
import type { ListModel } from '#screens/list-model/use-list-model'
import type { DocumentFormat } from '../toolbar/download-list'
import { exportDocuments } from '../toolbar/start-export'
import styles from './bulk.module.css'

/** The documents of the selected records as one PDF, or as files of a zip; nothing where none are declared. */
export function DocumentsMenu({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { resource, state, selection = nothingSelected } = model
  if (!resource.layout?.document) return null
  const save = (format: DocumentFormat) =>
    exportDocuments({
      resource,
      resources: labels.resource(resource),
      state,
      format,
      ...(selection.everything ? { except: [...selection.except] } : { ids: [...selection.ids] }),
    })
  return (
    <MenuButton
      name={t('show.pdf')}
      className={styles.verb}
      items={[
        { label: t('list.exportPdf'), run: () => void save('pdf') },
        { label: t('list.exportZip'), run: () => void save('zip') },
      ]}
    >
      {t('show.pdf')}
    </MenuButton>
  )
}
