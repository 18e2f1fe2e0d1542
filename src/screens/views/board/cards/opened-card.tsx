import { Suspense, use, useMemo } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { PartBoundary } from '#shell/parts/part-boundary'
import { useBoard } from '../board-context'

const dialog = lazyModule(() => withDeferredTexts(() => import('#screens/record-dialog/record-dialog')))

/** Loads the dialog, so that it opens at once. */
export const prefetchCard = (): void => dialog.prefetch()

interface OpenedCardProps {
  readonly id: string
  /** The field whose input gets the focus. */
  readonly field?: string | undefined
  readonly onClose: () => void
}

/** The dialog of a card; its code is loaded when the pointer is near a card, or when the first one is opened. */
export function OpenedCard(props: OpenedCardProps) {
  const fail = () => {
    dialog.forgetFailure()
    props.onClose()
  }
  return (
    <PartBoundary onFailure={fail}>
      <Suspense>
        <LoadedCard {...props} />
      </Suspense>
    </PartBoundary>
  )
}

function LoadedCard({ id, field, onClose }: OpenedCardProps) {
  const { RecordDialog } = use(dialog.load())
  const { resource, enqueueWrite } = useBoard()
  const narrowed = useColumnsOfBoard(id)
  return (
    <RecordDialog
      key={id}
      resource={resource}
      id={id}
      field={field}
      narrowed={narrowed}
      enqueue={enqueueWrite}
      onClose={onClose}
    />
  )
}

/** The condition of the column of a card that is on the board: only columns of that board are offered. */
function useColumnsOfBoard(id: string) {
  const { resource, heads, cardOf, newColumn } = useBoard()
  const { by = '', within = '' } = resource.views?.board ?? {}
  const board = newColumn[within]
  const isShown = heads.some((column) => column.id === cardOf(id)?.[by])
  return useMemo(
    () => (isShown && typeof board === 'string' ? { [by]: { [within]: board } } : undefined),
    [isShown, board, by, within],
  )
}
