import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/problem'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { lazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'
import { MenuButton } from '#shell/parts/menu-button'
import type { ExportFormat } from './download-list'
import styles from './toolbar.module.css'
import { ToolFace } from './toolbar-face'
import type { ListModel } from '#screens/list-model/use-list-model'

const exporting = lazyModule(() => withDeferredTexts(() => import('./export-work')))

/** Exports all pages of the list as a file. */
export function ExportMenu({ model: { resource, state } }: { model: ListModel }) {
  const { t } = useTranslation()
  const resources = useLabels().resource(resource)
  const run = (format: ExportFormat) =>
    exporting.load().then(
      ({ exportList }) => exportList(resource, resources, state, format),
      (error: unknown) => {
        exporting.forgetFailure()
        notify({ message: `${t('list.exportFailed')} ${sentencesOf(error)}`, variant: 'error' })
      },
    )
  const formats = [
    { label: t('list.exportCsv'), run: () => void run('csv') },
    { label: t('list.exportXlsx'), run: () => void run('xlsx') },
  ]
  return (
    <MenuButton name={t('list.export')} className={styles.tool} items={formats}>
      <ToolFace path="M8 2.5v7.5m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11" text={t('list.export')} />
    </MenuButton>
  )
}
