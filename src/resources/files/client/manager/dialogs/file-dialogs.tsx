import { useTranslation } from 'react-i18next'
import type { Asking } from '../entry-menu'
import { MoveDialog } from './move-dialog'
import { NameDialog } from './name-dialog'
import { PurgeDialog } from './purge-dialog'
import { nameOf, type FileWork } from '../use-file-work'
import type { FilesLocation } from '../use-files-location'

interface FileDialogsProps {
  readonly asking: Asking | 'folder' | undefined
  readonly work: FileWork
  readonly location: FilesLocation
  readonly onClose: () => void
}

/** The open dialog, if any. */
export function FileDialogs({ asking, work, location, onClose }: FileDialogsProps) {
  const { t } = useTranslation()
  if (!asking) return null
  if (asking === 'folder')
    return (
      <NameDialog
        title={t('files.newFolder')}
        label={t('files.folderName')}
        yes={t('files.create')}
        start=""
        onName={(name) => work.newFolder(name, location.folder)}
        onClose={onClose}
      />
    )
  const { what, entry } = asking
  if (what === 'purge') return <PurgeDialog entry={entry} work={work} onClose={onClose} />
  return what === 'move' ? (
    <MoveDialog entry={entry} work={work} onClose={onClose} />
  ) : (
    <NameDialog
      title={t('files.rename')}
      label={t('files.newName')}
      yes={t('files.rename')}
      start={nameOf(entry.row)}
      onName={(name) => work.rename(entry, name)}
      onClose={onClose}
    />
  )
}
