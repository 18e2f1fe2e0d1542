import { createContext, use } from 'react'
import type { FiguresTile, OverviewAnswer, RowsTile } from '#define/overview'

const AnswerContext = createContext<OverviewAnswer | undefined>(undefined)
export const OverviewProvider = AnswerContext

/**
 * The answer that the tiles of a page are drawn from.
 * @throws Error outside of an overview.
 */
export function useAnswer(): OverviewAnswer {
  const answer = use(AnswerContext)
  if (!answer) throw new Error('A tile stands outside of an overview')
  return answer
}

/** A tile of figures; undefined where the reader may not see it. */
export function useFigures(name: string): FiguresTile | undefined {
  const tile = useAnswer().tiles[name]
  return tile?.kind === 'figures' ? tile : undefined
}

/** A tile of records. */
export function useRows(name: string): RowsTile | undefined {
  const tile = useAnswer().tiles[name]
  return tile?.kind === 'rows' ? tile : undefined
}
