import { useMemo } from 'react'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import type { ListModel } from '#screens/list-model/use-list-model'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { Board } from './board'
import { BoardSkeleton } from './board-skeleton'
import { BoardBar } from './quick-filters'
import styles from './quick-filters.module.css'

/** The list as a board, or its skeleton while it loads. */
export function BoardView({ model }: { model: ListModel }) {
  const { found, resource } = model
  const columns = useNamedColumns(model)
  return (
    <RowVerbsProvider resource={resource}>
      <div className={styles.view}>
        <BoardBar model={model} />
        {columns && found.rows ? (
          <Board model={model} columns={columns} rows={found.rows} />
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </RowVerbsProvider>
  )
}

/** The columns of the board; those of states and options are named in the language of the page, which may have changed. */
function useNamedColumns({ found: { columns }, resource }: ListModel) {
  const labels = useLabels()
  return useMemo(() => {
    const by = resource.views?.board?.by ?? ''
    const isNamed = ['state', 'choice'].includes(fieldOf(resource, by)?.kind ?? '')
    return isNamed
      ? columns?.map((column) => ({ ...column, title: labels.option(resource, by, column.id) }))
      : columns
  }, [columns, labels, resource])
}
