import type { AnyResource } from '#define'
import { listAnswer, type ListAnswer } from '../answers'
import { boardAnswer } from './board-answer'
import { takeArrived, type Answer } from '../read'
import { pageUrl, type PageQuestion } from './page-url'

/** The rows that the boot script prefetched, if they have arrived, for the first render. */
export function arrivedList(resource: AnyResource, question: PageQuestion): ListAnswer | undefined {
  const answer = takeArrived(pageUrl(resource, question))
  return answer && listAnswerTo(resource, question, answer)
}

/** Parses the response to a query for a list, its sums or a board. */
export const listAnswerTo = (resource: AnyResource, { meta }: PageQuestion, answer: Answer): ListAnswer =>
  meta?.board
    ? boardAnswer(answer, resource.wire?.board)
    : listAnswer(answer, meta?.sums || meta?.facets ? undefined : resource.wire?.list)
