import { useTranslation } from 'react-i18next'
import type { Change, ListedMail } from '../mail-data'
import type { MailAction } from './action'

type Given = Omit<Change, 'verb'>

interface Marking {
  readonly mails: readonly ListedMail[]
  /** The mails as the calls have them. */
  readonly given: Given
  readonly change: (given: Change) => Promise<boolean>
  readonly mute: (given: Given) => Promise<boolean>
  readonly setImportant: (isOn: boolean) => void
  readonly onGone: () => void
  readonly onDone: (() => void) | undefined
}

/** The actions that mark mails: as read, as important, or as muted, or no longer. */
export function useMarkActions(props: Marking): readonly MailAction[] {
  const { mails, given, change, mute, setImportant, onGone, onDone } = props
  const { t } = useTranslation()
  const areImportant = mails.every(({ isImportant }) => isImportant)
  const areMuted = mails.every(({ isMuted }) => isMuted)
  const areRead = mails.every(({ isRead }) => isRead)
  const toggleMuted = async () => {
    if (areMuted) await change({ ...given, verb: 'unmute' })
    else if ((await mute(given)) && mails.every(({ folder }) => folder === 'inbox')) onGone()
  }
  const toggleRead = async () => {
    await change({ ...given, verb: areRead ? 'markUnread' : 'markRead' })
    if (areRead) onGone()
    else onDone?.()
  }
  return [
    {
      name: t(areRead ? 'mail.markUnread' : 'mail.markRead'),
      icon: areRead ? 'envelope' : 'envelope-open',
      run: () => void toggleRead(),
    },
    {
      name: t(areImportant ? 'mail.unimportant' : 'mail.important'),
      icon: 'bookmarks',
      isRare: true,
      run: () => setImportant(!areImportant),
    },
    {
      name: t(areMuted ? 'mailRules.unmute' : 'mailRules.mute'),
      icon: areMuted ? 'bell' : 'bell-slash',
      isRare: true,
      run: () => void toggleMuted(),
    },
  ]
}
