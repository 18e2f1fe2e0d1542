import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { Folder, ListedMail, MovableTo } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { SnoozeByKey } from '../snooze/snooze-by-key'
import { useMoveMails } from '../use-move-mails'

interface ReaderKeysProps {
  /** The latest mail of the open conversation. */
  readonly mail: ListedMail
  /** Called when the conversation leaves its list. */
  readonly onGone: () => void
}

/** The keys that change the open conversation, and the dialog that one of them opens. */
export function ReaderKeys({ mail, onGone }: ReaderKeysProps) {
  const { t } = useTranslation()
  const { moveTo, mute } = useMoveMails()
  const [isAsking, setAsking] = useState(false)
  const given = { ids: [mail.id], whole: true } as const
  const whenDone = async (work: Promise<boolean>) => {
    if (await work) onGone()
  }
  const move = (folder: MovableTo, from: readonly Folder[]) => () => {
    if (from.includes(mail.folder)) void whenDone(moveTo({ ...given, folder }))
  }
  const group = 'mail'
  useShortcut('e', { group, label: t('mail.archive'), run: move('archive', ['inbox', 'snoozed']) })
  useShortcut('#', {
    group,
    label: t('mail.trash'),
    run: move('trash', ['inbox', 'snoozed', 'sent', 'archive', 'spam']),
  })
  useShortcut('!', { group, label: t('mail.spam'), run: move('spam', ['inbox', 'archive']) })
  useShortcut('m', { group, label: t('mailRules.mute'), run: () => void whenDone(mute(given)) })
  useShortcut('b', {
    group,
    label: t('mailRules.snooze'),
    run: () => canSnooze(mail.folder) && setAsking(true),
  })
  return (
    <SnoozeByKey ids={isAsking ? given.ids : undefined} onClose={() => setAsking(false)} onGone={onGone} />
  )
}
