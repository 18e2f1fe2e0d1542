import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'

/** Saves with Ctrl+S, Cmd+S, Ctrl+Enter or Cmd+Enter, in the topmost form. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  const handleKeydown = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isWanted || (event.key.toLowerCase() !== 's' && event.key !== 'Enter')) return
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
    const top = dialogs[dialogs.length - 1] ?? null
    if (top !== (form.current?.closest('[role="dialog"], [role="alertdialog"]') ?? null)) return
    event.preventDefault()
    if (!event.repeat) form.current?.requestSubmit()
  })
  const { t } = useTranslation()
  useShortcut('mod+s', { group: 'form', label: t('shortcuts.save') })
  useShortcut('mod+Enter', { group: 'form', label: t('shortcuts.save') })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeydown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
