import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/http/problem'
import { useLabels } from '#base/i18n/labels'
import { notify } from '#base/toasts/notify'
import { MenuButton } from '#shell/parts/menu-button'
import type { DocumentFormat, ExportFormat } from './download-list'
import { exportDocuments, exporting } from './start-export'
import styles from './toolbar.module.css'
import { ToolFace } from './toolbar-face'
import type { ListModel } from '#screens/list-model/use-list-model'

/** The number of records up to which the file is sent at once. */
const atOnce = 5000

/** Exports all pages of the list as a file. The export of a long list is a job of the server. */
export function ExportMenu({ model: { resource, state, found } }: { model: ListModel }) {
  const { t } = useTranslation()
  const resources = useLabels().resource(resource)
  const isLong = found.capped || found.total > atOnce
  const run = (format: ExportFormat) =>
    exporting.load().then(
      ({ exportList }) => exportList({ resource, resources, state, format, isLong }),
      (error: unknown) => {
        exporting.forgetFailure()
        notify({ message: `${t('list.exportFailed')} ${sentencesOf(error)}`, variant: 'error' })
      },
    )
  const documents = (format: DocumentFormat) => exportDocuments({ resource, resources, state, format })
  const formats = [
    { label: t('list.exportCsv'), run: () => void run('csv') },
    { label: t('list.exportXlsx'), run: () => void run('xlsx') },
    ...(resource.layout?.document
      ? [
          { label: t('list.exportPdf'), run: () => void documents('pdf') },
          { label: t('list.exportZip'), run: () => void documents('zip') },
        ]
      : []),
  ]
  return (
    <MenuButton name={t('list.export')} className={styles.tool} items={formats}>
      <ToolFace path="M8 2.5v7.5m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11" text={t('list.export')} />
    </MenuButton>
  )
}
