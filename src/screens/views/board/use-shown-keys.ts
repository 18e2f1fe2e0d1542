import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'

/** Lists the keys of a board among the shortcuts; the drag-and-drop library handles them. */
export function useShownKeys(): void {
  const { t } = useTranslation()
  useShortcut('Space', { group: 'board', label: t('board.lift') })
  useShortcut('arrows', { group: 'board', label: t('board.moveLifted') })
  useShortcut('Escape', { group: 'board', label: t('board.putBack') })
}
