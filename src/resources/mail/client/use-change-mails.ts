import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { useEndpointCache } from '#providers/data/endpoint-cache'
import {
  labelsKey,
  listsKey,
  mailKey,
  useMailCalls,
  useMailRefresh,
  type Change,
  type ListedMail,
  type Mail,
  type Mailbox,
  type MailPage,
  type MovableTo,
} from './mail-data'

type Values = Partial<Pick<ListedMail, 'isRead' | 'isStarred' | 'isImportant' | 'folder'>>

/** Changes that are shown optimistically; others are shown after the server has responded. */
const shownAtOnce: Partial<Record<Change['verb'], Values>> = {
  markRead: { isRead: true },
  markUnread: { isRead: false },
  star: { isStarred: true },
  unstar: { isStarred: false },
  markImportant: { isImportant: true },
  markUnimportant: { isImportant: false },
}

/** Changes mails: optimistically in the cache, then on the server, which returns the counts of the labels. */
export function useChangeMails() {
  const { t } = useTranslation()
  const cache = useEndpointCache()
  const { update } = useMailCalls()
  const refresh = useMailRefresh()

  const patch = ({ ids, verb }: Change): void => {
    const values = shownAtOnce[verb]
    if (!values) return
    const changed = <M extends ListedMail>(mail: M): M =>
      ids.includes(mail.id) ? { ...mail, ...values } : mail
    cache.changePages<MailPage>(listsKey, (page) => ({ ...page, mails: page.mails.map(changed) }))
    for (const id of ids) cache.change<Mail>(mailKey(id), changed)
  }

  /** Resolves with whether it succeeded; shows the message if not. */
  const change = async (confirming: Change): Promise<boolean> => {
    if (confirming.ids.length === 0) return false
    patch(confirming)
    try {
      const { labels } = await update(confirming)
      cache.change<Mailbox>(labelsKey, (mailbox) => ({ ...mailbox, labels }))
      return true
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
      return false
    } finally {
      void refresh([labelsKey])
    }
  }

  /** Moves mails, and offers Undo. */
  const moveTo = async (mails: readonly ListedMail[], folder: MovableTo): Promise<boolean> => {
    const isDone = await change({ ids: mails.map(({ id }) => id), verb: 'moveTo', folder })
    const from = mails[0]?.folder
    const canReturn = from !== undefined && isMovable(from) && mails.every((mail) => mail.folder === from)
    if (isDone)
      notify({
        message: t('mail.moved', { count: mails.length, label: t(`mail.names.${folder}`) }),
        ...(canReturn && {
          action: {
            label: t('common.undo'),
            run: () => void change({ ids: mails.map(({ id }) => id), verb: 'moveTo', folder: from }),
          },
        }),
      })
    return isDone
  }
  return { change, moveTo }
}

const isMovable = (folder: ListedMail['folder']): folder is MovableTo =>
  folder !== 'sent' && folder !== 'drafts'
