import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../providers/data/problem'
import { notify } from '../../providers/notifications/notify'
import { MenuButton } from '../../shell/menu-button'
import { downloadList, type ExportFormat } from './download-list'
import styles from './list.module.css'
import { ToolFace } from './toolbar-face'
import type { ListModel } from './use-list-model'

/** Exports what the list shows, whichever page stands there, as a file. */
export function ExportMenu({ model: { resource, state } }: { model: ListModel }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const run = (format: ExportFormat) => {
    if (busy) return
    setBusy(true)
    downloadList(resource, state, format)
      .catch((error: unknown) =>
        notify({ message: `${t('list.exportFailed')} ${messageOf(error)}`, variant: 'error' }),
      )
      .finally(() => setBusy(false))
  }
  const formats = [
    { label: t('list.exportCsv'), run: () => run('csv') },
    { label: t('list.exportXlsx'), run: () => run('xlsx') },
  ]
  return (
    <>
      <MenuButton name={t('list.export')} className={styles.tool} items={formats}>
        <ToolFace path="M8 2.5v7.5m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11" text={t('list.export')} />
      </MenuButton>
      <span role="status" className="visually-hidden">
        {busy && t('list.exporting')}
      </span>
    </>
  )
}
