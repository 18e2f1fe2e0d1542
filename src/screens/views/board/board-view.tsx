import type { ListModel } from '#screens/list-model/use-list-model'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { Board } from './board'
import { BoardSkeleton } from './board-skeleton'

/** The list as a board, or its skeleton while it loads. */
export function BoardView({ model }: { model: ListModel }) {
  const { found, resource } = model
  if (!found.columns || !found.rows) return <BoardSkeleton />
  return (
    <RowVerbsProvider resource={resource}>
      <Board model={model} columns={found.columns} rows={found.rows} />
    </RowVerbsProvider>
  )
}
