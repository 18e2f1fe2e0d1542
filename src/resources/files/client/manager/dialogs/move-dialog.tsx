import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { FolderPath } from '../folder-path'
import styles from './dialogs.module.css'
import { LoadMore } from '../load-more'
import { nameOf, type Entry, type FileWork } from '../use-file-work'
import { useEntries } from '../use-entries'

interface MoveDialogProps {
  readonly entry: Entry
  readonly work: FileWork
  readonly onClose: () => void
}

/** Asks for the target folder of a file or a folder. */
export function MoveDialog({ entry, work, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [folder, setFolder] = useState<string>()
  const { folders, isFirst } = useEntries({ shelf: 'all', folder, search: '', sort: 'name' })
  const { isRunning, refusal, attempt } = useAttempt()
  const move = () =>
    attempt(async () => {
      await work.move(entry, folder ?? null)
      onClose()
    })
  // A folder cannot be moved into itself.
  const open = folders.rows.filter(({ id }) => id !== entry.row.id)
  return (
    <QuestionDialog
      title={t('files.moveTitle', { name: nameOf(entry.row) })}
      yes={t('files.moveHere')}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void move()}
    >
      <FolderPath folder={folder} onFolder={setFolder} />
      <ul className={styles.choices} aria-busy={isFirst}>
        {open.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => setFolder(row.id)}>
              <Icon name="folder" size={20} />
              {nameOf(row)}
            </button>
          </li>
        ))}
        <li>
          <LoadMore rows={folders} />
        </li>
      </ul>
    </QuestionDialog>
  )
}
