import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { TypingIn } from '../chat-data'

/** R moves the focus to the message input of the conversation, not to that of a thread. */
export function useWriteKey(input: RefObject<HTMLTextAreaElement | null>, { threadId }: TypingIn): void {
  const { t } = useTranslation()
  useShortcut('r', {
    group: 'chat',
    label: t('chat.writeKey'),
    run: () => input.current?.focus(),
    isOff: threadId !== undefined,
  })
}
