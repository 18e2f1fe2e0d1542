import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { setMenuCount } from '#base/counts/menu-counts'
import { notify } from '#base/toasts/notify'
import { isQuietFor } from '#providers/auth/is-quiet-for'
import { useGetIdentity } from '#providers/auth/use-auth'
import { plainText } from '#text/markdown/plain-text'
import { useConversations, type ListedConversation } from './chat-data'
import { nameOf } from './name-of'

/**
 * Follows the conversations on every page: how many messages are unread stands at the menu and in the title, and a
 * message of another conversation is shown as a toast. The list of conversations reads the same query.
 */
export function ChatBackground() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: user } = useGetIdentity()
  const { data } = useConversations({ isShown: false })
  const known = useRef<ReadonlyMap<string, number>>(undefined)
  const total = (data ?? []).reduce((sum, item) => sum + (item.isMuted ? 0 : item.unreadCount), 0)
  useEffect(() => setMenuCount('conversations', total), [total])

  const announce = useEffectEvent((conversation: ListedConversation) => {
    const last = conversation.messages.at(-1)
    const to = `/dashboard/chat/${encodeURIComponent(conversation.conversationKey)}`
    if (!last || last.event !== 'none' || last.senderId === user?.id || location.pathname === to) return
    if (isQuietFor(user)) return
    const sender = conversation.participants.find(({ id }) => id === last.senderId)?.displayName ?? ''
    const title = nameOf(conversation, user?.id)
    const body = plainText(last.body) || t('chat.sentFile')
    notify({
      key: `chat ${conversation.id}`,
      message: t('chat.arrived', {
        name: sender === title ? title : `${sender} · ${title}`,
        body: short(body),
      }),
      action: { label: t('chat.open'), run: () => void navigate(to) },
    })
  })
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = new Map(data.map((item) => [item.id, item.lastNumber]))
    if (!before || document.hidden) return
    for (const item of data)
      if (!item.isMuted && item.unreadCount > 0 && item.lastNumber > (before.get(item.id) ?? 0))
        announce(item)
  }, [data])
  return null
}

const maxShown = 120
const short = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)
