import type { AnyResource } from '#define'
import { listAnswer, type ListAnswer } from './answers'
import { boardAnswer } from './board-answer'
import { takeArrived, type Answer } from './read'
import { listUrl, type ListQuestion } from './list-url'

/** The rows that the boot script prefetched, if they have arrived, for the first render. */
export function arrivedList(resource: AnyResource, question: ListQuestion): ListAnswer | undefined {
  const answer = takeArrived(listUrl(resource, question))
  return answer && listAnswerTo(resource, question, answer)
}

/** Parses the response to a query for a list, its sums or a board. */
export const listAnswerTo = (resource: AnyResource, { meta }: ListQuestion, answer: Answer): ListAnswer =>
  meta?.board
    ? boardAnswer(answer, resource.wire?.board)
    : listAnswer(answer, meta?.sums ? undefined : resource.wire?.list)
