import type { AnyResource } from '#define'
import { takePrefetchedNow } from '#base/prefetch'
import { listAnswer, type ListAnswer } from './answers'
import { boardAnswer } from './board-answer'
import type { Answer } from './read'
import { listUrl, type ListQuestion } from './list-url'

/** The rows that the first script asked for, where they are here already: what is drawn first is drawn with them. */
export function arrivedList(resource: AnyResource, question: ListQuestion): ListAnswer | undefined {
  const answer = takePrefetchedNow(listUrl(resource, question))
  return answer && listAnswerTo(resource, question, answer)
}

/** What was answered to a question about a list, or about a board. */
export const listAnswerTo = (resource: AnyResource, { meta }: ListQuestion, answer: Answer): ListAnswer =>
  meta?.board ? boardAnswer(answer, resource.wire?.board) : listAnswer(answer, resource.wire?.list)
