import { whenSessionEnds } from '#base/session/session'
import { uploadsTo } from '#screens/attachments/use-attachments'
import { warnWhileBusy } from '#screens/uploads/warn-while-busy'
import { draftOf, keepDraft } from '../drafts'

type Queue = ReturnType<typeof uploadsTo>

/** By conversation, while the page is open. */
const queues = new Map<string, Queue>()
whenSessionEnds(() => {
  for (const queue of queues.values()) queue.stop()
})

/** The uploads for the draft of a conversation; they continue while another one is open. */
export function uploadsOf(conversation: string): Queue {
  const known = queues.get(conversation)
  if (known) return known
  const queue = uploadsTo((file) =>
    keepDraft(conversation, { files: [...draftOf(conversation).files, file] }),
  )
  warnWhileBusy(queue)
  queues.set(conversation, queue)
  return queue
}
