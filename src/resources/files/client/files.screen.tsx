import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#providers/access'
import { useLabels } from '#base/i18n/labels'
import { useResource } from '#screens/resource-context'
import { useDropped } from '#screens/uploads/use-dropped'
import { Icon } from '#shell/icons'
import { Page } from '#shell/navigation/page'
import { FileDialogs } from './manager/dialogs/file-dialogs'
import { Bar, type Look } from './manager/bar'
import { Details } from './manager/dialogs/details'
import type { Asking } from './manager/entry-menu'
import { useFileChooser } from './use-file-chooser'
import { FolderPath } from './manager/folder-path'
import styles from './manager/manager.module.css'
import { Quota } from './manager/quota'
import { Shown } from './manager/shown'
import { TrashBar } from './manager/trash-bar'
import { UploadList } from './manager/upload-list'
import { useEntries } from './manager/use-entries'
import { useFileWork } from './manager/use-file-work'
import { useFilesLocation } from './manager/use-files-location'
import { useFileUploads } from './manager/use-uploads'

/** The file manager: browses, uploads, organizes and restores files and folders. */
export function FilesScreen() {
  const { t } = useTranslation()
  const labels = useLabels()
  const resource = useResource()
  const mayCreate = useCan({ resource: 'files', action: 'create' }).data?.can === true
  const [location, go] = useFilesLocation()
  const [look, setLook] = useState<Look>('grid')
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState<Asking | 'folder'>()
  const work = useFileWork()
  const uploads = useFileUploads(work.readAgain)
  const entries = useEntries(location)
  const take = (files: readonly File[]) => uploads.add(files, { folder: location.folder })
  const { chooser, open: openChooser } = useFileChooser(take)
  const drop = useDropped(mayCreate, take)
  const open = entries.files.rows.find(({ id }) => id === chosen)
  return (
    <div {...drop.handlers} className={styles.screen} data-over={drop.isOver || undefined}>
      <Page
        title={labels.resource(resource)}
        compact
        actions={
          mayCreate && (
            <>
              <button type="button" className="button" onClick={() => setAsking('folder')}>
                <Icon name="plus" size={18} />
                {t('files.newFolder')}
              </button>
              <button type="button" className="button primary" onClick={openChooser}>
                <Icon name="upload-simple" size={18} />
                {t('files.upload')}
              </button>
              {chooser}
            </>
          )
        }
      >
        <Bar location={location} go={go} look={look} setLook={setLook} />
        <div className={styles.body} data-details={open ? true : undefined}>
          <div className={`card ${styles.main}`}>
            {location.shelf === 'all' && !location.search && (
              <FolderPath folder={location.folder} onFolder={(folder) => go({ folder })} />
            )}
            {location.shelf === 'trash' && !location.search && (
              <TrashBar work={work} isEmpty={entries.files.total === 0 && entries.folders.total === 0} />
            )}
            <Shown
              location={location}
              entries={entries}
              look={look}
              work={work}
              chosen={chosen}
              onChoose={(row) => setChosen((before) => (before === row.id ? undefined : row.id))}
              onAsk={setAsking}
            />
          </div>
          {open && <Details row={open} work={work} onAsk={setAsking} onClose={() => setChosen(undefined)} />}
        </div>
        <Quota />
        <UploadList uploads={uploads} />
        {drop.isOver && <p className={styles.over}>{t('files.drop')}</p>}
        <FileDialogs asking={asking} work={work} location={location} onClose={() => setAsking(undefined)} />
      </Page>
    </div>
  )
}
