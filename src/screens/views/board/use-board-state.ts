import type { DraggableLocation, DropResult } from '@hello-pangea/dnd'
import { useMemo, useState } from 'react'
import type { BoardColumn } from '#define/views/board'
import { isWritable } from '#define/reading'
import { useApp } from '#providers/app-context'
import { useCan } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import type { ListModel } from '#screens/list-model/use-list-model'
import { titleOf } from '#base/format/record-path'
import { dropTargetsOf } from './allowed'
import { nextAt } from './optimistic-move'
import type { BoardScope } from './board-context'
import { useOpenedCards } from './cards/use-opened-cards'
import { columnKind, useAnnouncements } from './use-announcements'
import { useFocusOn } from './use-focus-on'
import { useMoves } from './use-moves'
import { useLanes } from './lanes/use-lanes'
import { inLanes } from './lane-cells'
import { announcedMoves } from './announced-moves'
import { useDragHandlers } from './use-drag-handlers'

/** The state of a board with its optimistic moves, and the handlers of a drag. */
export function useBoardState(model: ListModel, read: readonly BoardColumn[], rows: readonly Row[]) {
  const { resource } = model
  const role = useRole()
  const columnResource = useColumnResource(model)
  const grouped = useLanes(model, read, rows)
  const laneField = grouped && resource.fields[grouped.field]
  const isLaneFixed = laneField !== undefined && !isWritable(laneField, role)
  const moves = useMoves({ resource, columnResource, field: grouped?.field }, grouped?.cells ?? read)
  const [drag, setDrag] = useState<Drag>()
  const [announcement, setAnnouncement] = useState('')
  const focusOn = useFocusOn()
  const cards = useOpenedCards(resource, focusOn)
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  // The columns are fixed during a drag; changes that are read meanwhile are shown after the drop.
  const columns = drag?.columns ?? moves.columns
  const cardOf = (id: string) => byId.get(id) ?? drag?.rows.get(id)
  const titles = (dragged: { type: string; draggableId: string }) => titleIn(model, columns, cardOf, dragged)
  const announcements = useAnnouncements(columns, titles)

  const targetsOf = (row: Row) => inLanes(dropTargetsOf(resource, role, row), row.id, columns, isLaneFixed)

  const drop = ({ type, draggableId: id, source, destination, mode }: DropResult) => {
    setDrag(undefined)
    if (!destination || isSamePosition(source, destination)) return
    if (type === columnKind) moves.moveColumn(id, nextAt(idsOf(columns), id, destination.index))
    else putInto(id, destination.droppableId, destination.index)
    // After a drop by keyboard the library restores the focus possibly before the card renders at its new position.
    if (mode === 'SNAP') focusOn(id)
  }
  const putInto = (id: string, to: string, index: number) => {
    const row = cardOf(id)
    const cards = columns.find((column) => column.id === to)?.cardIds ?? []
    if (!row) return
    const isOwn = cards.includes(id)
    const dropTargets = targetsOf(row)
    if (isOwn && !dropTargets.isRanked) return
    moves.moveCard(row, to, nextAt(cards, id, index), isOwn ? undefined : dropTargets.verbTo(to))
  }
  const heads = grouped ? read : columns
  const puts = announcedMoves({
    resource,
    columns,
    heads,
    moves,
    announcements,
    setAnnouncement,
    focusOn,
    putInto,
  })
  const scope: BoardScope = {
    resource,
    columnResource,
    newColumn: newColumnIn(model),
    around: model.around,
    columns,
    heads,
    lanes: grouped?.lanes,
    cardOf,
    dropTargetsOf: targetsOf,
    ...puts,
    showMore: model.showMore,
    open: cards.open,
    dragged: drag?.row,
  }
  const dragging = useDragHandlers({
    columns,
    card: drag?.row,
    targetsOf,
    announcements,
    onStart: (id) => setDrag({ columns, rows: byId, row: id === undefined ? undefined : cardOf(id) }),
    onDrop: drop,
  })
  return { scope, columns, columnResource, dragging, announcement, dialog: moves.dialog, cards }
}

const isSamePosition = (from: DraggableLocation, to: DraggableLocation): boolean =>
  from.droppableId === to.droppableId && from.index === to.index

interface Drag {
  readonly columns: readonly BoardColumn[]
  readonly rows: ReadonlyMap<string, Row>
  /** The card; undefined if a column is dragged. */
  readonly row: Row | undefined
}

const idsOf = (columns: readonly BoardColumn[]): string[] => columns.map(({ id }) => id)

function titleIn(
  { resource }: ListModel,
  columns: readonly BoardColumn[],
  cardOf: (id: string) => Row | undefined,
  { type, draggableId: id }: { type: string; draggableId: string },
): string {
  if (type === columnKind) return columns.find((column) => column.id === id)?.title ?? ''
  const row = cardOf(id)
  return row ? titleOf(resource, row) : ''
}

function newColumnIn({ resource, found }: ListModel): Record<string, unknown> {
  const { within } = resource.views?.board ?? {}
  const shown = found.boards?.shown
  return within === undefined || shown === undefined ? {} : { [within]: shown }
}

/** The resource of the columns, if they are records that the user may read. */
function useColumnResource({ resource }: ListModel) {
  const app = useApp()
  const field = resource.fields[resource.views?.board?.by ?? '']
  const name = field?.kind === 'ref' ? field.to : ''
  const mayRead = useCan({ resource: name, action: 'read' }).data?.can === true
  return mayRead ? app[name] : undefined
}
