import { useMemo, useState } from 'react'
import type { DropResult } from '@hello-pangea/dnd'
import type { BoardColumn } from '#define/views/board'
import { useSettings } from '#base/settings'
import { firstDayOf } from '#screens/list-model/state/calendar-state'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { applyOptimisticMove, nextAt } from '#screens/views/board/optimistic-move'
import { useWriteQueue } from '#screens/records/use-write-queue'
import { BoardColumns } from '#screens/views/board/board'
import type { BoardScope } from '#screens/views/board/board-context'
import { CalendarGrid, eventOf, singles } from '#screens/views/calendar/calendar'
import { Gallery } from '#screens/views/gallery/gallery'
import styles from '../components.module.css'
import { boardColumns, calendarRows, galleryResource, galleryRows } from '../gallery-resource'
import { Group, type SectionProps } from '../section'
import { useGalleryTable } from './tables'
import { useGalleryRenderContext } from './values'

const nothing = () => undefined
const events = singles(galleryResource, calendarRows).map((item) => eventOf(galleryResource, item))

/** The rows of a list in its other views: a board with movable cards, a calendar and a gallery. */
export function ViewsSection({ texts }: SectionProps) {
  const { themeDirection } = useSettings()
  const around = useGalleryRenderContext(texts)
  const table = useGalleryTable(texts)
  return (
    <RowVerbsProvider resource={galleryResource}>
      <Group title={texts.views.board} bare>
        <SampleBoard texts={texts} />
      </Group>
      <Group title={texts.views.calendar} bare>
        <div className={styles.table}>
          <CalendarGrid
            resource={galleryResource}
            // A past month, so that no day is marked as today.
            calendar={{ mode: 'month', date: '2026-05-01' }}
            events={events}
            firstDay={firstDayOf(around.locale)}
            locale={around.locale}
            direction={themeDirection}
            onOpen={nothing}
            onChoose={undefined}
            onMove={nothing}
            onDay={nothing}
          />
        </div>
      </Group>
      <Group title={texts.views.gallery} bare>
        <Gallery {...table} label={texts.views.gallery} />
      </Group>
    </RowVerbsProvider>
  )
}

/** A board that keeps moved cards until the page is left. */
function SampleBoard({ texts }: SectionProps) {
  const around = useGalleryRenderContext(texts)
  const [columns, setColumns] = useState<readonly BoardColumn[]>(() =>
    boardColumns((value) => texts.options[value as keyof typeof texts.options]),
  )
  const enqueueWrite = useWriteQueue()
  const scope = useMemo((): BoardScope => {
    const put = (id: string, to: string, index: number) => {
      const cards = columns.find((column) => column.id === to)?.cardIds ?? []
      setColumns(applyOptimisticMove(columns, { kind: 'card', id, to, beforeId: nextAt(cards, id, index) }))
    }
    return {
      resource: galleryResource,
      columnResource: undefined,
      newColumn: {},
      around,
      columns,
      heads: columns,
      dragged: undefined,
      cardOf: (id) => galleryRows.find((row) => row.id === id),
      dropTargetsOf: () => ({ leadsTo: () => true, verbTo: nothing, isRanked: true }),
      putCard: (row, to, index) => put(row.id, to, index),
      putColumn: nothing,
      showMore: nothing,
      open: nothing,
      enqueueWrite,
    }
  }, [around, columns, enqueueWrite])
  const drop = ({ draggableId, destination }: DropResult) => {
    const row = scope.cardOf(draggableId)
    if (row && destination) scope.putCard(row, destination.droppableId, destination.index)
  }
  return <BoardColumns scope={scope} dragging={{ onDragEnd: drop }} isStale={false} />
}
