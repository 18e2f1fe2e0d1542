import { useInvalidate } from '@refinedev/core'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import type { Values } from '#define/parsing/parse'
import type { Row } from '#providers/data/answers'
import type { TargetPosition } from '#providers/data/reorder'
import { sentencesOf } from '#providers/data/http/problem'
import { closeNotice, notify } from '#base/toasts/notify'
import { shownBeforeSaved } from '#providers/router/leave-warning'
import type { RecordVerb } from '#screens/moves/record-verbs'
import { titleOf } from '#base/format/record-path'
import { useRunVerb } from '#screens/moves/use-run-verb'
import { success } from '#screens/records/notifications'
import { useReorder } from '#screens/records/use-reorder'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { useRowCache } from '#screens/records/use-row-cache'
import { latestVersion, useWriteQueue, type EnqueueWrite } from '#screens/records/use-write-queue'
import { cellIn } from './lane-cells'
import { applyOptimisticMove, type Move } from './optimistic-move'

const VerbDialog = lazy(() =>
  import('#screens/moves/verb-dialog').then((part) => ({ default: part.VerbDialog })),
)

/**
 * Moves on a board: shown at once, and reverted if the server rejects them. They are kept here and not by refine's
 * optimistic mode, which knows neither columns nor positions, and which for one rejected move would restore the data
 * from before it, and with it revert other moves that are still on their way.
 */
export interface Moves {
  /** The columns with all unconfirmed moves. */
  readonly columns: readonly BoardColumn[]
  /** Moves a card into a column before another card; with a verb, by that move. */
  readonly moveCard: (row: Row, to: string, beforeId: string | null, verb?: RecordVerb) => void
  readonly moveColumn: (id: string, beforeId: string | null) => void
  /** Queues a write after earlier moves. */
  readonly enqueueWrite: EnqueueWrite
  /** The confirmation dialog of a move; must be rendered on the page. */
  readonly dialog: ReactNode
}

interface PendingMove {
  readonly verb: RecordVerb
  readonly row: Row
  readonly move: Move
}

/** The resource of a board, that of its columns if they are records, and the field by which it is grouped. */
interface Moved {
  readonly resource: AnyResource
  readonly columnResource: AnyResource | undefined
  readonly field: string | undefined
}

export function useMoves({ resource, columnResource, field }: Moved, read: readonly BoardColumn[]): Moves {
  const enqueueWrite = useWriteQueue()
  const [waiting, setWaiting] = useState<readonly Move[]>([])
  const [confirming, setConfirming] = useState<PendingMove>()
  const invalidate = useInvalidate()
  const run = useRunVerb(resource)
  const reorder = useReorder()
  const { keep } = useRowCache(resource)
  const movedNotice = useMovedNotice(resource, columnResource)
  const columns = useMemo(() => waiting.reduce(applyOptimisticMove, read), [waiting, read])
  const release = (move: Move) => setWaiting((before) => before.filter((item) => item !== move))

  const done = async (move: Move, work: () => Promise<unknown>) => {
    setWaiting((before) => [...before, move])
    try {
      await shownBeforeSaved(work)
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    // The refetched rows render in a later task; until then the item would appear at its old position.
    await new Promise((resolve) => setTimeout(resolve))
    release(move)
  }
  const runInTurn = (verb: RecordVerb, row: Row, values?: Values) =>
    enqueueWrite(row.id, async () => {
      await run(verb, row, values)
      return undefined
    })
  const titleOfColumn = (id: string) => read.find((column) => column.id === id)?.title
  const readAgain = (name: string) => invalidate({ resource: name, invalidates: ['list', 'many'] })

  const moveCard: Moves['moveCard'] = (row, to, beforeId, verb) => {
    const move: Move = { kind: 'card', id: row.id, to, beforeId }
    if (verb?.needsConfirming) {
      setWaiting((before) => [...before, move])
      return setConfirming({ verb, row, move })
    }
    const isOwn = columns.some((column) => column.id === to && column.cardIds.includes(row.id))
    void done(move, async () => {
      if (verb) return runInTurn(verb, row)
      await enqueueWrite(row.id, async (before) => {
        const cell = cellIn(read, to)
        const lane = cell && field !== undefined ? { values: { [field]: cell.lane.value } } : {}
        const target = { ...targetFor(resource, cell?.columnId ?? to, beforeId), ...lane }
        const known = latestVersion(row, before)
        const after = await reorder(
          resource,
          row.id,
          target,
          (moved) => moved.version > known && movedNotice.card(moved, isOwn ? undefined : titleOfColumn(to)),
        )
        keep(after)
        return after
      })
      await readAgain(resource.name)
    })
  }

  const moveColumn: Moves['moveColumn'] = (id, beforeId) => {
    if (!columnResource) return
    void done({ kind: 'column', id, beforeId }, async () => {
      const column = read.find((item) => item.id === id)
      await enqueueWrite(id, async (before) => {
        const known = latestVersion({ version: Number(column?.['version']) }, before)
        return reorder(
          columnResource,
          id,
          { beforeId },
          (moved) => moved.version > known && movedNotice.column(moved),
        )
      })
      await Promise.all([readAgain(resource.name), readAgain(columnResource.name)])
    })
  }

  const close = () => {
    if (confirming) release(confirming.move)
    setConfirming(undefined)
  }
  const dialog = confirming && (
    <Suspense>
      <VerbDialog
        resource={resource}
        verb={confirming.verb}
        row={confirming.row}
        run={runInTurn}
        onClose={close}
      />
    </Suspense>
  )
  return { columns, moveCard, moveColumn, enqueueWrite, dialog }
}

/** The message about a moved item, with Undo; the latest one replaces earlier ones of the same item. */
function useMovedNotice(resource: AnyResource, columnResource: AnyResource | undefined) {
  const { t } = useTranslation()
  const undoCard = useUndoOffer(resource)
  const undoColumn = useUndoOffer(columnResource ?? resource)
  return {
    card: (row: Row, column: string | undefined) => {
      const title = titleOf(resource, row)
      const message =
        column === undefined ? t('board.moved', { title }) : t('board.movedTo', { title, column })
      return latest(row.id, message, undoCard(row))
    },
    column: (row: Row) => {
      const title = titleOf(columnResource ?? resource, row)
      return latest(row.id, t('board.columnMoved', { title }), undoColumn(row))
    },
  }
}

/** Closes the previous toast about the item, whose undo is no longer valid. */
function latest(id: string, message: string, offer: ReturnType<ReturnType<typeof useUndoOffer>>) {
  const key = `moved-${id}`
  closeNotice(key)
  return success(message, { key, ...offer })
}

/** A board without ranks has only columns as positions. */
function targetFor(resource: AnyResource, to: string, beforeId: string | null): TargetPosition {
  const isRanked = resource.views?.board?.rank !== undefined
  return { to, ...(isRanked && { beforeId }) }
}
