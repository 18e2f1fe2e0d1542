import { useTranslation } from 'react-i18next'
import type { Folder, ListedMail, MovableTo } from '../mail-data'
import type { MailAction } from './action'

/** The moves of mails to other folders that their folders allow. */
export function useMoveActions(
  mails: readonly ListedMail[],
  move: (folder: MovableTo) => Promise<void>,
): readonly (MailAction & { readonly folder: MovableTo })[] {
  const { t } = useTranslation()
  const isIn = (...folders: readonly Folder[]) => mails.every(({ folder }) => folders.includes(folder))
  const moves = [
    {
      folder: 'archive',
      icon: 'archive',
      name: t('mail.archive'),
      isOffered: isIn('inbox', 'sent', 'snoozed'),
    },
    {
      folder: 'inbox',
      icon: 'tray',
      name: t('mail.toInbox'),
      isOffered: isIn('archive', 'snoozed', 'spam', 'trash'),
    },
    {
      folder: 'spam',
      icon: 'warning',
      name: t('mail.spam'),
      isOffered: isIn('inbox', 'archive'),
      isRare: true,
    },
    {
      folder: 'trash',
      icon: 'trash',
      name: t('mail.trash'),
      isOffered: !isIn('trash', 'drafts') && !isIn('scheduled'),
    },
  ] as const
  return moves
    .filter(({ isOffered }) => isOffered)
    .map((given) => ({ ...given, run: () => void move(given.folder) }))
}
