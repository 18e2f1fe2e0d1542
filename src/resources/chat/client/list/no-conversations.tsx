import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shell/states/empty-state'

/** What is shown in place of the conversations of a user who has none. */
export function NoConversations() {
  const { t } = useTranslation()
  return <EmptyState small title={t('chat.noConversations')} text={t('chat.noConversationsText')} />
}
