import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { openMenuIn, type MenuName } from '../actions/menu-keys'
import { isSystemLabel } from '../labels/label-name'
import type { Change, Folder, ListedMail, MovableTo } from '../mail-data'
import type { Beside } from '../neighbours'
import { searchState } from '../search/search-all'
import { canSnooze } from '../snooze/can-snooze'
import { SnoozeByKey } from '../snooze/snooze-by-key'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'

interface ReaderKeysProps {
  /** The latest mail of the open conversation. */
  readonly mail: ListedMail
  /** The label of the list. */
  readonly label: string
  /** The address of the list. */
  readonly list: string
  readonly beside: Beside | undefined
  /** Called when the conversation leaves its list. */
  readonly onGone: () => void
}

/** The keys that change the open conversation, and the dialog that one of them opens. */
export function ReaderKeys({ mail, label, list, beside, onGone }: ReaderKeysProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mute } = useMoveMails()
  const [isAsking, setAsking] = useState(false)
  const given = { ids: [mail.id], whole: true } as const
  const group = 'mail'
  const move = useMove(mail)
  const archived: readonly Folder[] = ['inbox', 'snoozed']
  const goTo = (address: string | undefined) => () =>
    address === undefined ? onGone() : void navigate(address)
  const openMenu = (name: MenuName) => openMenuIn(document.querySelector<HTMLElement>('[data-reader]'), name)
  useLabelKeys({ mail, label, onGone })
  useShortcut('e', { group, label: t('mail.archive'), run: () => move('archive', archived, onGone) })
  useShortcut('[', {
    group,
    label: t('mail.keys.archiveNewer'),
    run: () => move('archive', archived, goTo(beside?.newer)),
  })
  useShortcut(']', {
    group,
    label: t('mail.keys.archiveOlder'),
    run: () => move('archive', archived, goTo(beside?.older)),
  })
  useShortcut('#', {
    group,
    label: t('mail.trash'),
    run: () => move('trash', ['inbox', 'snoozed', 'sent', 'archive', 'spam'], onGone),
  })
  useShortcut('!', { group, label: t('mail.spam'), run: () => move('spam', ['inbox', 'archive'], onGone) })
  useShortcut('m', {
    group,
    label: t('mailRules.mute'),
    run: () => void mute(given).then((isDone) => isDone && onGone()),
  })
  useShortcut('b', {
    group,
    label: t('mailRules.snooze'),
    run: () => canSnooze(mail.folder) && setAsking(true),
  })
  useShortcut('l', { group, label: t('mail.label'), run: () => openMenu('label') })
  useShortcut('v', { group, label: t('mail.moveTo'), run: () => openMenu('move') })
  useShortcut('/', {
    group,
    label: t('mail.search'),
    run: () => void navigate(list, { state: searchState }),
  })
  return (
    <SnoozeByKey ids={isAsking ? given.ids : undefined} onClose={() => setAsking(false)} onGone={onGone} />
  )
}

/** Returns a function that moves the conversation to a folder if it is in one of some, and then calls back. */
function useMove(mail: ListedMail) {
  const { moveTo } = useMoveMails()
  return (folder: MovableTo, from: readonly Folder[], onMoved: () => void) => {
    if (!from.includes(mail.folder)) return
    void moveTo({ ids: [mail.id], whole: true, folder }).then((isMoved) => isMoved && onMoved())
  }
}

/** The keys for the label of the list, and for whether the conversation is read. */
function useLabelKeys({ mail, label, onGone }: Pick<ReaderKeysProps, 'mail' | 'label' | 'onGone'>): void {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const move = useMove(mail)
  const group = 'mail'
  const changeTo = (given: Pick<Change, 'verb' | 'labels'>) =>
    change({ ...given, ids: [mail.id], whole: true }).then((isDone) => isDone && onGone())
  useShortcut('y', {
    group,
    label: t('mail.keys.removeLabel'),
    run: () => {
      if (label === 'inbox') move('archive', ['inbox'], onGone)
      else if (!isSystemLabel(label)) void changeTo({ verb: 'removeLabels', labels: [label] })
    },
  })
  useShortcut('Shift+i', {
    group,
    label: t('mail.markRead'),
    run: () => void change({ ids: [mail.id], whole: true, verb: 'markRead' }),
  })
  useShortcut('Shift+u', {
    group,
    label: t('mail.markUnread'),
    run: () => void changeTo({ verb: 'markUnread' }),
  })
}
