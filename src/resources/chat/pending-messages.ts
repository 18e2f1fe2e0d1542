import { useSyncExternalStore } from 'react'
import { whenSessionEnds } from '../../providers/auth/session'
import { newKey } from '../../screens/form/new-key'
import { createListeners } from '../../providers/listeners'
import { chatCalls, type Message, type Outgoing } from './chat-data'

/** A message that the server has not taken yet. */
export interface Pending extends Outgoing {
  readonly createdAt: string
  readonly state: 'sending' | 'failed'
}

const none: readonly Pending[] = []
const kept = new Map<string, readonly Pending[]>()
const changes = createListeners()
whenSessionEnds(() => {
  kept.clear()
  changes.tell()
})

function set(conversation: string, change: (before: readonly Pending[]) => readonly Pending[]): void {
  kept.set(conversation, change(kept.get(conversation) ?? none))
  changes.tell()
}

const mark = (conversation: string, clientId: string, state: Pending['state']) =>
  set(conversation, (before) => before.map((one) => (one.clientId === clientId ? { ...one, state } : one)))

/** What of a conversation is still on its way out, also where one has been elsewhere meanwhile. */
export const usePending = (conversation: string): readonly Pending[] =>
  useSyncExternalStore(changes.listen, () => kept.get(conversation) ?? none)

type Taken = (message: Message) => void

/** Appends a message to the conversation at once, and sends it; `taken` gets it as the server has it. */
export function sendPending(
  conversation: string,
  { body, attachments }: Pick<Pending, 'body' | 'attachments'>,
  taken: Taken,
): void {
  const message: Pending = {
    clientId: newKey(),
    conversationId: conversation,
    body,
    ...(attachments && { attachments }),
    createdAt: new Date().toISOString(),
    state: 'sending',
  }
  set(conversation, (before) => [...before, message])
  void deliver(conversation, message, taken)
}

/** Sends one again that failed: with the same client id it can never be there twice. */
export function retryPending(conversation: string, message: Pending, taken: Taken): void {
  mark(conversation, message.clientId, 'sending')
  void deliver(conversation, message, taken)
}

export const discardPending = (conversation: string, clientId: string): void =>
  set(conversation, (before) => before.filter((one) => one.clientId !== clientId))

async function deliver(conversation: string, message: Pending, taken: Taken): Promise<void> {
  const { clientId, body, attachments = [] } = message
  try {
    const { message: sent } = await chatCalls.send({
      ...{ clientId, body, attachments },
      conversationId: conversation,
    })
    taken(sent)
    discardPending(conversation, clientId)
  } catch {
    // What the server said stands in the state of the area; here it stays, to be sent again.
    mark(conversation, clientId, 'failed')
  }
}
