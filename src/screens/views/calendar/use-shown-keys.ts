import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { undos } from '#screens/undo/last-undo'

/** Lists the keys of a calendar among the shortcuts, which the calendar handles, and undoes changes with Ctrl+Z. */
export function useShownKeys(): void {
  const { t } = useTranslation()
  useShortcut('Enter', { group: 'calendar', label: t('calendar.openEvent') })
  useShortcut('Shift+arrows', { group: 'calendar', label: t('calendar.moveEvent') })
  useShortcut('Shift+Alt+arrows', { group: 'calendar', label: t('calendar.stretchEvent') })
  useShortcut('mod+z', { group: 'calendar', label: t('common.undo'), run: () => [...undos].at(-1)?.() })
  // Changes of other pages are not undone from here.
  useEffect(() => undos.clear(), [])
}
