import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { Change, ListedMail, MovableTo } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'

/**
 * The keys of a list of mails: they move the focus from line to line, and change the selected conversations, else the
 * one with the focus.
 * @returns the ref of the list.
 */
export function useListKeys(
  mails: readonly ListedMail[],
  chosen: ReadonlySet<string>,
  choose: (id: string, isRange: boolean) => void,
  onSnooze: (ids: readonly string[]) => void,
): RefObject<HTMLElement | null> {
  const { t } = useTranslation()
  const list = useRef<HTMLElement>(null)
  const { change } = useChangeMails()
  const { moveTo, mute } = useMoveMails()
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const current = () =>
    document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-line]') ?? undefined
  const step = (by: 1 | -1) => {
    const all = lines()
    const line = current()
    all[line ? all.indexOf(line) + by : 0]?.focus()
  }
  const targets = (): ListedMail[] => {
    const focused = current()?.dataset['line']
    return mails.filter(({ id }) => (chosen.size > 0 ? chosen.has(id) : id === focused))
  }
  const idsOf = (some: readonly ListedMail[]) => ({ ids: some.map(({ id }) => id), whole: true }) as const
  const mark = (verb: Change['verb']) => void change({ ...idsOf(targets()), verb })
  const move = (folder: MovableTo, from: readonly ListedMail['folder'][]) => {
    const some = targets().filter((mail) => from.includes(mail.folder))
    // The line disappears: the focus goes to the next one.
    if (chosen.size === 0 && some.length > 0) step(1)
    if (some.length > 0) void moveTo({ ...idsOf(some), folder })
  }
  const snooze = () => {
    const ids = targets().flatMap(({ id, folder }) => (canSnooze(folder) ? [id] : []))
    if (ids.length > 0) onSnooze(ids)
  }
  const listed = { group: 'mail' } as const
  useShortcut('j', { ...listed, label: t('mail.keys.next'), run: () => step(1) })
  useShortcut('k', { ...listed, label: t('mail.keys.previous'), run: () => step(-1) })
  useShortcut('o', { ...listed, label: t('mail.keys.open'), run: () => current()?.click() })
  useShortcut('x', {
    ...listed,
    label: t('mail.keys.select'),
    run: () => {
      const id = current()?.dataset['line']
      if (id !== undefined) choose(id, false)
    },
  })
  useShortcut('e', { ...listed, label: t('mail.archive'), run: () => move('archive', ['inbox', 'snoozed']) })
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
  useShortcut('b', { ...listed, label: t('mailRules.snooze'), run: () => snooze() })
  useShortcut('!', { ...listed, label: t('mail.spam'), run: () => move('spam', ['inbox', 'archive']) })
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
  return list
}
