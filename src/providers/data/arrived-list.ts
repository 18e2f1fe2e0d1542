import type { AnyResource } from '../../define'
import { takeArrived } from '../early'
import { listAnswer, type ListAnswer } from './answers'
import { listUrl, type ListQuestion } from './list-url'

/** The rows that the first script asked for, where they are here already: what is drawn first is drawn with them. */
export function arrivedList(resource: AnyResource, question: ListQuestion): ListAnswer | undefined {
  const answer = takeArrived(listUrl(resource, question))
  return answer && listAnswer(answer, resource.wire?.list)
}
