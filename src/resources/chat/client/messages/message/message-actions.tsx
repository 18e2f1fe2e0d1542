import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Icon, type IconName } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { useChatCalls, useChatRefresh, type Message } from '../../chat-data'
import { EmojiButton } from '../../emoji/emoji-button'
import type { MessageContext } from './message-context'
import styles from '../messages.module.css'
import { useOpenReply } from '../../replies/use-open-reply'
import { useReact } from './use-react'

interface MessageActionsProps extends MessageContext {
  readonly message: Message
  readonly isPinned: boolean
}

/** The permanent address of a message; the id of the conversation is the same for all participants. */
const linkTo = ({ id }: { readonly id: string }, message: Message): string =>
  `${location.origin}/dashboard/chat/${id}?record=${message.id}`

const item = (label: string, icon: IconName, run: () => void): MenuItem => ({
  label,
  picture: <Icon name={icon} size={18} />,
  run,
})

/** The buttons of a message: a reaction, and a menu with the rest. */
export function MessageActions({
  message,
  isPinned,
  isReply,
  conversation,
  onEdit,
  onChange,
}: MessageActionsProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const refresh = useChatRefresh()
  const { markAsUnread, pin } = useChatCalls()
  const [isDeleting, setDeleting] = useState(false)
  const { open } = useOpenReply()
  const react = useReact(message, onChange)
  const isOwn = message.senderId === user?.id
  const run = (work: () => Promise<unknown>) => () =>
    void work()
      .then(refresh)
      .catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    notify({ message: t('chat.copied') })
  }
  const items: MenuItem[] = [
    item(t('chat.copy'), 'copy', () => void copy(message.body)),
    item(t('chat.copyLink'), 'link', () => void copy(linkTo(conversation, message))),
    item(
      t(isPinned ? 'chat.unpin' : 'chat.pin'),
      'push-pin',
      run(() => pin(message.id, !isPinned)),
    ),
    ...(isReply
      ? []
      : [
          item(t('chat.replyInThread'), 'chat-text', () => open(message.id)),
          item(
            t('chat.unreadFromHere'),
            'envelope',
            run(() => markAsUnread(conversation.id, message.id)),
          ),
        ]),
    ...(isOwn
      ? [
          item(t('chat.edit'), 'pencil-simple', () => onEdit(message)),
          item(t('chat.delete'), 'trash', () => setDeleting(true)),
        ]
      : []),
  ]
  return (
    <div className={styles.actions}>
      <EmojiButton name={t('chat.addReaction')} onChoose={(emoji) => void react(emoji, true)} />
      <MenuButton name={t('chat.actions')} items={items}>
        <Icon name="dots-three-vertical" size={18} />
      </MenuButton>
      {isDeleting && <Deletion message={message} onChange={onChange} onClose={() => setDeleting(false)} />}
    </div>
  )
}

interface DeletionProps extends Pick<MessageContext, 'onChange'> {
  readonly message: Message
  readonly onClose: () => void
}

function Deletion({ message, onChange, onClose }: DeletionProps) {
  const { t } = useTranslation()
  const { retract } = useChatCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  const confirm = () =>
    attempt(async () => {
      await retract(message.id)
      onChange({ ...message, body: '', attachments: [], reactions: [], isDeleted: true })
      onClose()
    })
  return (
    <QuestionDialog
      title={t('chat.deleteTitle')}
      text={t('chat.deleteText')}
      yes={t('chat.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void confirm()}
    />
  )
}
