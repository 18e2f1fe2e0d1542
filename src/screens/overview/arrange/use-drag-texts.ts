import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useTranslation } from 'react-i18next'
import type { Entry } from './entries'

/** The announcements of a dragged tile for screen readers. */
export function useDragTexts(entries: readonly Entry[]) {
  const { t } = useTranslation()
  const at = ({ draggableId }: DragStart, index: number) => ({
    title: entries.find(({ name }) => name === draggableId)?.title ?? '',
    place: index + 1,
    count: entries.length,
  })
  return {
    started: (drag: DragStart, { announce }: ResponderProvided) =>
      announce(t('overview.arrange.lifted', at(drag, drag.source.index))),
    updated: (drag: DragUpdate, { announce }: ResponderProvided) =>
      announce(t('overview.arrange.over', at(drag, (drag.destination ?? drag.source).index))),
    ended: (drag: DropResult, { announce }: ResponderProvided) =>
      announce(t('overview.arrange.dropped', at(drag, (drag.destination ?? drag.source).index))),
  }
}
