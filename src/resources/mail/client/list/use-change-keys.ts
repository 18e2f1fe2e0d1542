import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { isSystemLabel } from '../labels/label-name'
import type { Change, ListedMail, MovableTo } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'

interface ChangeKeys {
  /** The label of the list. */
  readonly label: string
  /** Returns the latest mails of the conversations that are changed. */
  readonly targets: () => readonly ListedMail[]
  /** Called before conversations leave the list. */
  readonly onLeaving: () => void
  readonly onSnooze: (ids: readonly string[]) => void
}

const idsOf = (some: readonly ListedMail[]) => ({ ids: some.map(({ id }) => id), whole: true }) as const
const listed = { group: 'mail' } as const

/** The keys that change conversations of a list. */
export function useChangeKeys({ label, targets, onLeaving, onSnooze }: ChangeKeys): void {
  const { t } = useTranslation()
  const { moveTo, mute } = useMoveMails()
  const { change } = useChangeMails()
  const move = (folder: MovableTo, from: readonly ListedMail['folder'][]) => {
    const some = targets().filter((mail) => from.includes(mail.folder))
    if (some.length === 0) return
    onLeaving()
    void moveTo({ ...idsOf(some), folder })
  }
  const removeLabel = () => {
    if (label === 'inbox') return move('archive', ['inbox'])
    const some = targets()
    if (isSystemLabel(label) || some.length === 0) return
    onLeaving()
    void change({ ...idsOf(some), verb: 'removeLabels', labels: [label] })
  }
  const snooze = () => {
    const ids = targets().flatMap(({ id, folder }) => (canSnooze(folder) ? [id] : []))
    if (ids.length > 0) onSnooze(ids)
  }
  useMarkKeys(targets)
  useShortcut('e', { ...listed, label: t('mail.archive'), run: () => move('archive', ['inbox', 'snoozed']) })
  useShortcut('y', { ...listed, label: t('mail.keys.removeLabel'), run: removeLabel })
  useShortcut('#', {
    ...listed,
    label: t('mail.trash'),
    run: () => move('trash', ['inbox', 'snoozed', 'sent', 'archive', 'spam']),
  })
  useShortcut('m', {
    ...listed,
    label: t('mailRules.mute'),
    run: () => void mute(idsOf(targets())),
  })
  useShortcut('b', { ...listed, label: t('mailRules.snooze'), run: snooze })
  useShortcut('!', { ...listed, label: t('mail.spam'), run: () => move('spam', ['inbox', 'archive']) })
}

/** The keys that mark conversations of a list. */
function useMarkKeys(targets: ChangeKeys['targets']): void {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const mark = (verb: Change['verb']) => void change({ ...idsOf(targets()), verb })
  useShortcut('s', {
    ...listed,
    label: t('mail.star'),
    run: () => mark(targets().every(({ isStarred }) => isStarred) ? 'unstar' : 'star'),
  })
  useShortcut('i', {
    ...listed,
    label: t('mail.keys.toggleRead'),
    run: () => mark(targets().every(({ isRead }) => isRead) ? 'markUnread' : 'markRead'),
  })
  useShortcut('Shift+i', { ...listed, label: t('mail.markRead'), run: () => mark('markRead') })
  useShortcut('Shift+u', { ...listed, label: t('mail.markUnread'), run: () => mark('markUnread') })
}
