import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { openMenuIn, type MenuName } from '../actions/menu-keys'
import type { ListedMail } from '../mail-data'
import { useChangeKeys } from './use-change-keys'

interface ListKeys {
  /** The label of the list. */
  readonly label: string
  readonly mails: readonly ListedMail[]
  readonly choice: {
    readonly chosen: ReadonlySet<string>
    readonly choose: (id: string, isRange: boolean) => void
    readonly chooseAll: () => void
    readonly clear: () => void
  }
  readonly onSnooze: (ids: readonly string[]) => void
}

const listed = { group: 'mail' } as const

/**
 * The keys of a list of mails: they move the focus from line to line, and change the selected conversations, else the
 * one with the focus.
 * @returns the ref of the list.
 */
export function useListKeys({ label, mails, choice, onSnooze }: ListKeys): RefObject<HTMLElement | null> {
  const { t } = useTranslation()
  const { chosen, choose, chooseAll, clear } = choice
  const list = useRef<HTMLElement>(null)
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
  const select = () => {
    const id = current()?.dataset['line']
    if (id !== undefined) choose(id, false)
  }
  /** Opens a menu of the selected conversations; the one with the focus is selected if none is. */
  const openMenu = (name: MenuName) => {
    if (chosen.size === 0) flushSync(select)
    openMenuIn(list.current, name)
  }
  // The line disappears: the focus goes to the next one.
  const onLeaving = () => chosen.size === 0 && step(1)
  useChangeKeys({ label, targets, onLeaving, onSnooze })
  useShortcut('j', { ...listed, label: t('mail.keys.next'), run: () => step(1) })
  useShortcut('k', { ...listed, label: t('mail.keys.previous'), run: () => step(-1) })
  useShortcut('o', { ...listed, label: t('mail.keys.open'), run: () => current()?.click() })
  useShortcut('x', { ...listed, label: t('mail.keys.select'), run: select })
  useShortcut('* a', { ...listed, label: t('mail.selectAll'), run: chooseAll })
  useShortcut('* n', { ...listed, label: t('mail.keys.selectNone'), run: clear })
  useShortcut('l', { ...listed, label: t('mail.label'), run: () => openMenu('label') })
  useShortcut('v', { ...listed, label: t('mail.moveTo'), run: () => openMenu('move') })
  return list
}
