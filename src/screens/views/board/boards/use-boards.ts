import { useState } from 'react'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useAddressQuery } from '#providers/router/address-query'
import { boardsOf, columnsOf, type BoardChoice } from '#define/views/board'
import type { ListModel } from '#screens/list-model/use-list-model'
import { boardParameter } from '#screens/list-model/state/board-request'
import type { Opened } from '../cards/record-drawer'

/** The boards of a resource: which one is shown, and the form of a new or an existing one. */
export function useBoards({ resource, found, changePreferences }: ListModel) {
  const app = useApp()
  const [query, changeQuery] = useAddressQuery()
  const [opened, setOpened] = useState<Opened>()
  const boards = boardsOf(app, resource)
  const mayCreate = useCan({ resource: boards?.name ?? '', action: 'create' }).data?.can === true
  const { all = [], shown: id } = found.boards ?? {}
  const shown = all.find((board) => board.id === id)

  const choose = (board: string | undefined) => {
    changePreferences(({ board: _board, ...others }) => ({
      ...others,
      ...(board !== undefined && { board }),
    }))
    // Back leads to the board that was shown, also if its URL did not name it.
    if (board !== undefined && id !== undefined && !query.has(boardParameter))
      changeQuery(named(id), { replace: true })
    if (board !== undefined) return changeQuery(named(board))
    changeQuery(
      (before) => {
        before.delete(boardParameter)
        return before
      },
      { replace: true },
    )
  }
  const create = () => setOpened({ resource: boards, onCreated: (row) => choose(row.id) })
  const edit = (board: BoardChoice) =>
    setOpened({ resource: boards, id: board.id, onDeleted: () => choose(undefined) })
  return {
    boards,
    columns: columnsOf(app, resource),
    all,
    shown,
    mayCreate,
    choose,
    create,
    edit,
    opened,
    close: () => setOpened(undefined),
  }
}

/** Names a board in the URL. */
const named =
  (board: string) =>
  (before: URLSearchParams): URLSearchParams => {
    before.set(boardParameter, board)
    return before
  }
