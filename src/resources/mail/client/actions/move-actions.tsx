import { useTranslation } from 'react-i18next'
import type { Change, Folder, ListedMail, MovableTo } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { SnoozeMenu } from '../snooze/snooze-menu'
import type { useMoveMails } from '../use-move-mails'
import { Action } from './action'

interface MoveActionsProps {
  readonly mails: readonly ListedMail[]
  /** The mails as the calls have them. */
  readonly given: Omit<Change, 'verb'>
  readonly moving: ReturnType<typeof useMoveMails>
  readonly onGone: () => void
}

/** Moves mails to other folders, or snoozes them. */
export function MoveActions({ mails, given, moving, onGone }: MoveActionsProps) {
  const { t } = useTranslation()
  const isIn = (...folders: readonly Folder[]) => mails.every(({ folder }) => folders.includes(folder))
  const move = async (folder: MovableTo) => {
    if (await moving.moveTo({ ...given, folder })) onGone()
  }
  const snooze = async (snoozedUntil: string) => {
    if (await moving.snooze({ ...given, snoozedUntil })) onGone()
  }
  return (
    <>
      {isIn('inbox', 'sent', 'snoozed') && (
        <Action name={t('mail.archive')} icon="archive" onRun={() => void move('archive')} />
      )}
      {isIn('archive', 'snoozed', 'spam', 'trash') && (
        <Action name={t('mail.toInbox')} icon="tray" onRun={() => void move('inbox')} />
      )}
      {isIn('inbox', 'archive') && (
        <Action name={t('mail.spam')} icon="warning" onRun={() => void move('spam')} />
      )}
      {!isIn('trash', 'drafts') && !isIn('scheduled') && (
        <Action name={t('mail.trash')} icon="trash" onRun={() => void move('trash')} />
      )}
      {mails.every(({ folder }) => canSnooze(folder)) && <SnoozeMenu onSnooze={snooze} />}
    </>
  )
}
