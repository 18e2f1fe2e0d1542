import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'

/** Lists the keys of a calendar among the shortcuts; the calendar handles them. */
export function useShownKeys(): void {
  const { t } = useTranslation()
  useShortcut('Enter', { group: 'calendar', label: t('calendar.openEvent') })
  useShortcut('Shift+arrows', { group: 'calendar', label: t('calendar.moveEvent') })
  useShortcut('Shift+Alt+arrows', { group: 'calendar', label: t('calendar.stretchEvent') })
  useShortcut('mod+Shift+arrows', { group: 'calendar', label: t('scheduling.moveStart') })
}
