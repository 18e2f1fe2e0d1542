import type { ViewName } from '#define/reading'
import type { IconName } from '#shell/icons/icon-name'

/** The icon of each view of a list. */
export const viewIcons: Readonly<Record<ViewName, IconName>> = {
  table: 'rows',
  board: 'kanban',
  gallery: 'squares-four',
  calendar: 'calendar',
}
