import { boardsOf, type BoardChoices } from '#define/views/board'
import { recordTitle } from '#define/layout/record-title'
import { defaultSort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { Problem } from '../../base/errors/problem'
import { sheetLabels } from '../../base/labels/sheet-labels'
import { boardView, columnConditions } from './board-of'
import type { Condition } from '../conditions/condition'
import { list, type Reader } from '../list'

/** Maximum number of boards among which the user chooses, beside the one that is shown. */
const maxBoards = 100
/** No record has this id. */
const noBoard = '00000000-0000-0000-0000-000000000000'

/** Which columns are shown: those of one board, and of them those that meet the declared conditions. */
export interface BoardScope {
  /** Undefined where columns do not belong to boards. */
  readonly boards?: BoardChoices
  readonly columns: readonly Condition[]
}

/**
 * The scope of a board.
 * @param within the id of the requested board; else it is the first one that the caller may read.
 * @throws Problem missing where the caller may not read the requested board.
 */
export async function boardScope(
  reader: Reader,
  resource: AnyResource,
  within: string | undefined,
): Promise<BoardScope> {
  const board = boardView(resource)
  const { within: name } = board
  const conditions = columnConditions(board)
  if (name === undefined) return { columns: conditions }
  const boards = await choicesOf(reader, resource, within)
  return { boards, columns: [...conditions, { field: name, op: 'eq', values: [boards.shown ?? noBoard] }] }
}

async function choicesOf(
  reader: Reader,
  resource: AnyResource,
  within: string | undefined,
): Promise<BoardChoices> {
  const boards = boardsOf(reader.app, resource)
  if (!boards) throw new Error(`${resource.name} has columns without boards`)
  const labels = sheetLabels(reader.caller.language)
  const choices = async (where: readonly Condition[]) => {
    const { rows } = await list(reader, boards, {
      where: [...where],
      trash: false,
      tabs: false,
      sorts: [defaultSort(boards)],
      page: { kind: 'keyset', limit: maxBoards },
    })
    return rows.map((row) => ({
      id: row.id,
      title: recordTitle(boards, row) ?? labels.untitled(boards, true),
      _can: row._can,
    }))
  }
  const all = await choices([])
  if (within === undefined || all.some(({ id }) => id === within)) return { shown: within ?? all[0]?.id, all }
  // It may be behind the first ones.
  const [found] = await choices([{ field: 'id', op: 'in', values: [within] }])
  if (!found) throw new Problem({ kind: 'missing' })
  return { shown: within, all: [...all, found] }
}
