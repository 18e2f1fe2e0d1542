import type { ListAnswer } from '#providers/data/answers'
import { lastStart, type ListState } from './state/list-state'

/** A page of a list, as the state names it. */
export type PageState = Pick<ListState, 'page' | 'pageSize' | 'position'>
export type PageTarget = Pick<ListState, 'page' | 'position'>

/** What is known about the page that is shown. */
export interface FoundPage {
  /** The number of rows of the page. */
  readonly count: number
  readonly total: number
  /** There are more than `total`. */
  readonly capped: boolean
  /** The cursors of the pages beside this one; undefined while other rows are shown. */
  readonly cursor: ListAnswer['cursor']
}

/** The pages that the buttons lead to; undefined where there is none. */
export interface Pages {
  readonly first: PageTarget | undefined
  readonly previous: PageTarget | undefined
  readonly next: PageTarget | undefined
  readonly last: PageTarget | undefined
}

const farthestPage = (pageSize: number) => Math.trunc(lastStart / pageSize) + 1

/** The number of pages of a list whose total is known. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The pages beside one: by offset as far as offsets lead, else by the cursor of a row. */
export function pagesAround(state: PageState, found: FoundPage): Pages {
  const { page, pageSize, position } = state
  const { total, capped } = found
  const next = nextPage(state, found)
  const end: PageTarget =
    capped || total > farthestPage(pageSize) * pageSize
      ? { page: -1, position: { before: '' } }
      : { page: pageCount(total, pageSize) }
  return {
    first: page === 1 ? undefined : { page: 1 },
    previous: previousPage(state, found),
    next,
    last: isEnd(next, position, found) ? undefined : end,
  }
}

/** Whether no row follows this page. While the next rows load, that is not known of a page by keyset. */
const isEnd = (
  next: PageTarget | undefined,
  position: ListState['position'],
  { cursor }: FoundPage,
): boolean => next === undefined && (!position || cursor !== undefined || position.before === '')

function nextPage({ page, pageSize, position }: PageState, found: FoundPage): PageTarget | undefined {
  const after = found.cursor?.next
  if (after) return { page: numberOf(page, 1), position: { after } }
  if (position || page >= farthestPage(pageSize)) return undefined
  return page * pageSize < found.total || found.capped ? { page: page + 1 } : undefined
}

function previousPage({ page, pageSize, position }: PageState, found: FoundPage): PageTarget | undefined {
  if (!position) return page > 1 ? { page: page - 1 } : undefined
  if (page > 2 && page - 1 <= farthestPage(pageSize)) return { page: page - 1 }
  const before = found.cursor?.prev
  return before ? { page: numberOf(page, -1), position: { before } } : undefined
}

/** The number of the page beside a page: those from the end and those without a number stay such. */
function numberOf(page: number, step: 1 | -1): number {
  if (page === 0) return 0
  const number = page + step
  if (page < 0) return Math.min(number, -1)
  return Math.max(number, 2)
}

/** The numbers of the rows that a page shows. */
export interface ShownRows {
  readonly from: number
  readonly to: number
  /** Counted from the end of the list: `to` is then the row nearest to the end. */
  readonly isFromEnd: boolean
}

/** The numbers of the shown rows; undefined where they are not known. */
export function shownRows({ page, pageSize, position }: PageState, found: FoundPage): ShownRows | undefined {
  const { count, total, capped, cursor } = found
  if (position && cursor && !cursor.prev) return { from: 1, to: count, isFromEnd: false }
  if (page > 0) {
    const from = (page - 1) * pageSize + 1
    return position || capped
      ? { from, to: from + count - 1, isFromEnd: false }
      : { from: Math.min(from, total), to: Math.min(page * pageSize, total), isFromEnd: false }
  }
  const behind = page < 0 ? (-page - 1) * pageSize : cursor && !cursor.next ? 0 : undefined
  if (behind === undefined) return undefined
  if (!capped) return { from: total - behind - count + 1, to: total - behind, isFromEnd: false }
  return { from: behind + count, to: behind + 1, isFromEnd: true }
}
