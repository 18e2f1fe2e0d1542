import { useMemo, useState } from 'react'
import type { DropResult } from '@hello-pangea/dnd'
import type { BoardColumn } from '#define/board'
import { useSettings } from '#base/settings'
import { firstDayOf } from '#screens/list-model/state/calendar-place'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { arranged, nextAt } from '#screens/views/board/arrange'
import { useTurns } from '#screens/use-turns'
import { DrawnBoard } from '#screens/views/board/board'
import type { BoardScope } from '#screens/views/board/board-context'
import { DrawnCalendar, eventOf, singles } from '#screens/views/calendar/calendar'
import { Gallery } from '#screens/views/gallery/gallery'
import styles from '../components.module.css'
import { boardColumns, calendarRows, galleryResource, galleryRows } from '../gallery-resource'
import { Group, type SectionProps } from '../section'
import { useGalleryTable } from './tables'
import { useGallerySurroundings } from './values'

const nothing = () => undefined
const events = singles(galleryResource, calendarRows).map((one) => eventOf(galleryResource, one))

/** The rows of a list in its other views: a board, whose cards can be moved here, a calendar, and a gallery. */
export function ViewsSection({ words }: SectionProps) {
  const { themeDirection } = useSettings()
  const around = useGallerySurroundings(words)
  const table = useGalleryTable(words)
  return (
    <RowVerbsProvider resource={galleryResource}>
      <Group title={words.views.board} bare>
        <SampleBoard words={words} />
      </Group>
      <Group title={words.views.calendar} bare>
        <div className={styles.table}>
          <DrawnCalendar
            resource={galleryResource}
            // A month that is over: none of its days is today.
            place={{ mode: 'month', date: '2026-05-01' }}
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
      <Group title={words.views.gallery} bare>
        <Gallery {...table} label={words.views.gallery} />
      </Group>
    </RowVerbsProvider>
  )
}

/** A board that remembers what is moved until the page is left. */
function SampleBoard({ words }: SectionProps) {
  const around = useGallerySurroundings(words)
  const [columns, setColumns] = useState<readonly BoardColumn[]>(() =>
    boardColumns((value) => words.options[value as keyof typeof words.options]),
  )
  const inTurn = useTurns()
  const scope = useMemo((): BoardScope => {
    const put = (id: string, to: string, place: number) => {
      const cards = columns.find((column) => column.id === to)?.cardIds ?? []
      setColumns(arranged(columns, { kind: 'card', id, to, beforeId: nextAt(cards, id, place) }))
    }
    return {
      ...{ resource: galleryResource, columnResource: undefined, around, columns, dragged: undefined },
      cardOf: (id) => galleryRows.find((row) => row.id === id),
      waysOf: () => ({ leadsTo: () => true, verbTo: nothing, isRanked: true }),
      putCard: (row, to, place) => put(row.id, to, place),
      ...{ putColumn: nothing, showMore: nothing, open: nothing, inTurn },
    }
  }, [around, columns, inTurn])
  const drop = ({ draggableId, destination }: DropResult) => {
    const row = scope.cardOf(draggableId)
    if (row && destination) scope.putCard(row, destination.droppableId, destination.index)
  }
  return <DrawnBoard scope={scope} dragging={{ onDragEnd: drop }} isStale={false} />
}
