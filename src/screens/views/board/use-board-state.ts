import type {
  DraggableLocation,
  DragStart,
  DragUpdate,
  DropResult,
  ResponderProvided,
} from '@hello-pangea/dnd'
import { useMemo, useRef, useState } from 'react'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/board'
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
import { inReadingOrder, isFromRight } from './reading-order'
import { columnKind, useAnnouncements } from './use-announcements'
import { useFocusOn } from './use-focus-on'
import { useMoves } from './use-moves'
import { useLanes } from './lanes/use-lanes'
import { inLanes, isBeside } from './lanes/lanes'
import { useKeyScroll } from './use-key-scroll'

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
  /** The column under a card that is moved by keyboard. */
  const over = useRef<string>(undefined)
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
  const puts = announcing({
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
  const start = ({ type, draggableId, mode, source }: DragStart) => {
    const row = type === columnKind ? undefined : cardOf(draggableId)
    setDrag({ columns, rows: byId, row })
    over.current = mode === 'SNAP' && row ? source.droppableId : undefined
  }
  useKeyScroll(() => heldCard(drag?.row, over.current, columns, targetsOf))
  const update = (dragged: DragUpdate, provided: ResponderProvided) => {
    const moved = inReadingOrder(dragged, columns.length)
    over.current &&= moved.destination?.droppableId ?? over.current
    announcements.updated(moved, provided)
  }
  const end = (dropped: DropResult, provided: ResponderProvided) => {
    const result = inReadingOrder(dropped, columns.length)
    announcements.ended(result, provided)
    drop(result)
  }
  const dragging = {
    onBeforeDragStart: start,
    onDragStart: (dragged: DragStart, provided: ResponderProvided) =>
      announcements.started(inReadingOrder(dragged, columns.length), provided),
    onDragUpdate: update,
    onDragEnd: end,
  }
  return { scope, columns, columnResource, dragging, announcement, dialog: moves.dialog, cards }
}

interface Announcing {
  readonly resource: AnyResource
  readonly columns: readonly BoardColumn[]
  readonly heads: readonly BoardColumn[]
  readonly moves: ReturnType<typeof useMoves>
  readonly announcements: ReturnType<typeof useAnnouncements>
  readonly setAnnouncement: (text: string) => void
  readonly focusOn: (id: string) => void
  readonly putInto: (id: string, to: string, index: number) => void
}

/** Moves from a menu are announced and keep the focus. */
function announcing({
  resource,
  columns,
  heads,
  moves,
  announcements,
  setAnnouncement,
  focusOn,
  putInto,
}: Announcing) {
  const putCard: BoardScope['putCard'] = (row, to, index) => {
    putInto(row.id, to, index)
    const column = columns.find(({ id }) => id === to)
    if (column) setAnnouncement(announcements.droppedAt(titleOf(resource, row), column, index + 1, row.id))
    focusOn(row.id)
  }
  const putColumn: BoardScope['putColumn'] = (column, index) => {
    moves.moveColumn(column.id, nextAt(idsOf(heads), column.id, index))
    setAnnouncement(announcements.columnDroppedAt(column.title, index + 1))
    focusOn(column.id)
  }
  return { putCard, putColumn, enqueueWrite: moves.enqueueWrite }
}

/** The columns to which a card may be moved by keyboard, in the order on the screen. */
function heldCard(
  row: Row | undefined,
  over: string | undefined,
  columns: readonly BoardColumn[],
  targetsFrom: (row: Row) => ReturnType<typeof dropTargetsOf>,
) {
  if (!row || over === undefined) return undefined
  const dropTargets = targetsFrom(row)
  const isOpen = (column: BoardColumn) =>
    column.cardIds.includes(row.id) || (dropTargets.leadsTo(column.id) && isBeside(columns, column.id, over))
  const open = idsOf(columns.filter(isOpen))
  return { over, open: isFromRight() ? open.toReversed() : open }
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
