import type { ListModel } from '#screens/list-model/use-list-model'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { Board } from './board'
import { BoardSkeleton } from './board-skeleton'
import { BoardBar } from './quick-filters'
import styles from './quick-filters.module.css'

/** The list as a board, or its skeleton while it loads. */
export function BoardView({ model }: { model: ListModel }) {
  const { found, resource } = model
  return (
    <RowVerbsProvider resource={resource}>
      <div className={styles.view}>
        <BoardBar model={model} />
        {found.columns && found.rows ? (
          <Board model={model} columns={found.columns} rows={found.rows} />
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </RowVerbsProvider>
  )
}
