import type { BoardScope } from '#screens/views/board/board-context'

/** What the content of a card and the head of a column read of a board. */
type Scope = Pick<BoardScope, 'resource' | 'columnResource' | 'around' | 'open'>

let current: Scope | undefined

/** Sets the board of the parts that are rendered next, in the build of the script of a board. */
export const setBoard = (scope: Scope): void => void (current = scope)

/**
 * The board that was set.
 * @throws Error before that.
 */
export function useBoard(): Scope {
  if (!current) throw new Error('A part of a board must be rendered inside a board')
  return current
}
