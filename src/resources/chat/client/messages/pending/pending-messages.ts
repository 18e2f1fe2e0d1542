import { useEffect, useSyncExternalStore } from 'react'
import { keepBegun, readBegun, whenUserChanges } from '#providers/auth/drafts'
import { newKey } from '#base/new-key'
import { createListeners } from '#base/listeners'
import type { Message, Outgoing, SendMessage } from '../../chat-data'

/** A message that the server has not accepted yet. */
export interface Pending extends Outgoing {
  readonly createdAt: string
  readonly state: 'sending' | 'failed'
}

const none: readonly Pending[] = []
const stored = new Map<string, readonly Pending[]>()
const changes = createListeners()
whenUserChanges(() => {
  stored.clear()
  changes.notify()
})

const nameOf = (conversation: string) => `chat-unsent ${conversation}`

/** The pending messages of a conversation. After a reload those that were stored count as failed. */
function pendingOf(conversation: string): readonly Pending[] {
  const known = stored.get(conversation)
  if (known) return known
  const left = readBegun<readonly Pending[]>(nameOf(conversation)) ?? none
  const failed = left.map((pending): Pending => ({ ...pending, state: 'failed' }))
  stored.set(conversation, failed)
  return failed
}

function set(conversation: string, change: (before: readonly Pending[]) => readonly Pending[]): void {
  const all = change(pendingOf(conversation))
  stored.set(conversation, all)
  keepBegun(nameOf(conversation), all.length > 0 ? all : undefined)
  changes.notify()
}

const mark = (conversation: string, clientId: string, state: Pending['state']) =>
  set(conversation, (before) =>
    before.map((pending) => (pending.clientId === clientId ? { ...pending, state } : pending)),
  )

/** The pending messages of a conversation, as a hook. */
export const usePending = (conversation: string): readonly Pending[] =>
  useSyncExternalStore(changes.listen, () => pendingOf(conversation))

/** The same without messages that have arrived, which are recognized by their client id if the response was lost. */
export function useUnsent(conversation: string, messages: readonly Message[]): readonly Pending[] {
  const pending = usePending(conversation)
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const isThere = ({ clientId }: Pending) => arrived.has(clientId)
  const unsent = pending.some(isThere) ? pending.filter((pending) => !isThere(pending)) : pending
  useEffect(() => {
    for (const item of pending)
      if (!unsent.includes(item) && item.state === 'failed') discardPending(conversation, item.clientId)
  })
  return unsent
}

/** How a message is sent. The functions stay valid when the user leaves the page. */
export interface Delivery {
  readonly send: SendMessage
  /** Gets the server's response. */
  readonly taken: (message: Message) => void
  /** Reads the messages again, as one may have arrived although its response was lost. */
  readonly refresh: () => Promise<void>
}

/** Shows a message in the conversation, or in its thread, at once and sends it. */
export function sendPending(
  conversation: string,
  { body, attachments, threadId, conversationId = conversation }: Omit<Outgoing, 'clientId'>,
  delivery: Delivery,
): void {
  const message: Pending = {
    clientId: newKey(),
    conversationId,
    ...(threadId !== undefined && { threadId }),
    body,
    ...(attachments && { attachments }),
    createdAt: new Date().toISOString(),
    state: 'sending',
  }
  set(conversation, (before) => [...before, message])
  void deliver(conversation, message, delivery)
}

/** Retries a failed message; the same client id prevents duplicates. */
export function retryPending(conversation: string, message: Pending, delivery: Delivery): void {
  mark(conversation, message.clientId, 'sending')
  void deliver(conversation, message, delivery)
}

export const discardPending = (conversation: string, clientId: string): void =>
  set(conversation, (before) => before.filter((pending) => pending.clientId !== clientId))

async function deliver(
  conversation: string,
  message: Pending,
  { send, taken, refresh }: Delivery,
): Promise<void> {
  const { clientId, body, attachments = [], threadId, conversationId = conversation } = message
  try {
    const { message: sent } = await send({
      clientId,
      body,
      attachments,
      conversationId,
      ...(threadId !== undefined && { threadId }),
    })
    taken({ ...sent, clientId })
    discardPending(conversation, clientId)
  } catch {
    // The error is in the area state; the message stays here, to be sent again.
    mark(conversation, clientId, 'failed')
    await refresh()
  }
}
