import { createContext, use } from 'react'
import type { FiguresTile, OverviewAnswer, RowsTile } from '#define/overview/overview'

const AnswerContext = createContext<OverviewAnswer | undefined>(undefined)
export const OverviewProvider = AnswerContext

/**
 * The response with the data of the page's tiles.
 * @throws Error outside of an overview.
 */
export function useAnswer(): OverviewAnswer {
  const answer = use(AnswerContext)
  if (!answer) throw new Error('A tile must be rendered inside an overview')
  return answer
}

/** The data of a tile with figures; undefined if the user may not see it. */
export function useFigures(name: string): FiguresTile | undefined {
  const tile = useAnswer().tiles[name]
  return tile?.kind === 'figures' ? tile : undefined
}

/** The data of a tile with records. */
export function useRows(name: string): RowsTile | undefined {
  const tile = useAnswer().tiles[name]
  return tile?.kind === 'rows' ? tile : undefined
}
