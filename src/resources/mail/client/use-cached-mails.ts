import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import {
  labelsKey,
  listsKey,
  threadsKey,
  useMailRefresh,
  type Change,
  type ConversationPage,
  type ListedMail,
  type Mailbox,
} from './mail-data'
import { patchedConversation, patchedMail } from './patched'

/** Updates what is cached of the mailbox when mails are changed. */
export function useCachedMails() {
  const cache = useEndpointCache()
  const refresh = useMailRefresh()

  /** Shows a change before the server has responded. */
  const patch = (given: Change): void => {
    cache.changePages<ConversationPage>(listsKey, (page) => ({
      ...page,
      conversations: page.conversations.map((line) => patchedConversation(line, given)),
    }))
    cache.changeEach<{ readonly mails: readonly ListedMail[] }>(threadsKey, ({ mails }) => ({
      mails: patchedMails(mails, given),
    }))
  }

  /** Runs a call that returns the counts of the labels; undefined, with a message, where it fails. */
  const run = async <Output extends { readonly labels: Mailbox['labels'] }>(
    call: () => Promise<Output>,
  ): Promise<Output | undefined> => {
    try {
      const output = await call()
      cache.change<Mailbox>(labelsKey, (mailbox) => ({ ...mailbox, labels: output.labels }))
      return output
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
      return undefined
    } finally {
      void refresh([labelsKey])
    }
  }
  return { patch, run }
}

/** The mails of a conversation after a change: of its other mails only where it is changed as a whole. */
function patchedMails(mails: readonly ListedMail[], given: Change): ListedMail[] {
  const isWhole = given.whole === true && mails.some(({ id }) => given.ids.includes(id))
  const isOnlyGiven = given.verb === 'markUnread' || given.verb === 'star'
  return mails.map((mail) =>
    given.ids.includes(mail.id) || (isWhole && !isOnlyGiven) ? patchedMail(mail, given.verb) : mail,
  )
}
