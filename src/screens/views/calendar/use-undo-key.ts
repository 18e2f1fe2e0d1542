import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { undos } from '#screens/undo/last-undo'

/** Undoes the latest change of an event with Ctrl+Z. */
export function useUndoKey(): void {
  const { t } = useTranslation()
  useShortcut('mod+z', { group: 'calendar', label: t('common.undo'), run: () => [...undos].at(-1)?.() })
  // Changes of other pages are not undone from here.
  useEffect(() => undos.clear(), [])
}
