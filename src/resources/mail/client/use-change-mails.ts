import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { useEndpointCache } from '#providers/data/endpoint-cache'
import {
  labelsKey,
  listsKey,
  threadsKey,
  useMailCalls,
  useMailRefresh,
  type Change,
  type ConversationPage,
  type ListedMail,
  type Mailbox,
  type MovableTo,
} from './mail-data'
import { patchedConversation, patchedMail } from './patched'
import { forgetChange, lastChange, rememberChange } from './undo-stack'

/** Changes mails: optimistically in the cache, then on the server, which returns the counts of the labels. */
export function useChangeMails() {
  const { t } = useTranslation()
  const cache = useEndpointCache()
  const calls = useMailCalls()
  const refresh = useMailRefresh()

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

  /** Resolves with the batch of the change; undefined, with a message, if it fails. */
  const update = async (given: Change): Promise<string | undefined> => {
    if (given.ids.length === 0) return undefined
    patch(given)
    const output = await run(() => calls.update(given))
    if (output && given.verb !== 'delete') rememberChange(output.batch)
    return output?.batch
  }

  /** Resolves with whether it succeeded; shows the message if not. */
  const change = async (given: Change): Promise<boolean> => (await update(given)) !== undefined

  /** Undoes the last change. */
  const undo = async (batch = lastChange()): Promise<void> => {
    if (batch === undefined) return notify({ message: t('mail.nothingToUndo'), variant: 'info' })
    forgetChange(batch)
    const output = await run(() => calls.undo(batch))
    if (output)
      notify({
        message: t(output.changed === 0 ? 'mail.changedSince' : 'mail.undone', { count: output.changed }),
        variant: 'info',
      })
  }

  /** Moves mails, or their conversations, and offers Undo. */
  const moveTo = async (given: Omit<Change, 'verb'> & { readonly folder: MovableTo }): Promise<boolean> => {
    const batch = await update({ ...given, verb: 'moveTo' })
    if (batch !== undefined)
      notify({
        message: t('mail.moved', { count: given.ids.length, label: t(`mail.names.${given.folder}`) }),
        action: { label: t('common.undo'), run: () => void undo(batch) },
      })
    return batch !== undefined
  }
  return { change, moveTo, undo }
}

/** The mails of a conversation after a change: of its other mails only where it is changed as a whole. */
function patchedMails(mails: readonly ListedMail[], given: Change): ListedMail[] {
  const isWhole = given.whole === true && mails.some(({ id }) => given.ids.includes(id))
  const isOnlyGiven = given.verb === 'markUnread' || given.verb === 'star'
  return mails.map((mail) =>
    given.ids.includes(mail.id) || (isWhole && !isOnlyGiven) ? patchedMail(mail, given.verb) : mail,
  )
}
