import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'

interface RowKeys {
  /** Alt with an arrow key: the row's index, one up or one down, and the name of the focused input. */
  readonly onMove: (index: number, step: number, focused: string) => void
  /** Enter in an input. */
  readonly onEnter: (index: number, focused: string) => void
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Whether a control handles the key itself: to open its list, to choose from it, or during IME composition. */
const isTaken = (target: HTMLElement, event: KeyboardEvent): boolean =>
  event.isComposing ||
  !target.matches('input:not([role="combobox"], [type="checkbox"]), textarea[data-line], button')

/** Handles the keyboard shortcuts of the rows of a list. */
export function useRowKeys(body: RefObject<HTMLElement | null>, { onMove, onEnter }: RowKeys): void {
  const handleKeydown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLInputElement | HTMLButtonElement
    const row = target.closest<HTMLElement>('[data-row]')
    if (!row || isTaken(target, event)) return
    const index = Number(row.dataset['row'])
    const step = event.altKey ? arrows[event.key] : undefined
    const isPlainEnter =
      event.key === 'Enter' && !event.ctrlKey && !event.metaKey && target.matches('input, textarea')
    if (step === undefined && !isPlainEnter) return
    event.preventDefault()
    if (step === undefined) onEnter(index, target.name)
    else onMove(index, step, target.name)
  })
  const { t } = useTranslation()
  useShortcut('Alt+arrows-up-down', { group: 'form', label: t('shortcuts.moveRow') })
  useShortcut('Enter', { group: 'form', label: t('shortcuts.newRow') })
  useEffect(() => {
    const element = body.current
    const listener = (event: KeyboardEvent) => handleKeydown(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [body])
}
