import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { undos } from './last-undo'

/** Undoes the latest change in a view with Ctrl+Z. */
export function useUndoKey(group: 'calendar' | 'board'): void {
  const { t } = useTranslation()
  useShortcut('mod+z', { group, label: t('common.undo'), run: () => [...undos].at(-1)?.() })
  // Changes of other pages are not undone from here.
  useEffect(() => undos.clear(), [])
}
