import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { Icon } from '#shell/icons'
import styles from './conversation-list.module.css'

interface ListHeadProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The button of the channels. */
  readonly channels: ReactNode
}

/** What is above the conversations: the search, the channels, and a new conversation. */
export function ListHead({ search, onSearch, channels }: ListHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.railHead}>
      <SearchBox label={t('chat.search')} search={search} onSearch={onSearch} />
      {channels}
      <Link
        to="/dashboard/chat/new"
        className="icon-button"
        aria-label={t('chat.newChat')}
        title={t('chat.newChat')}
      >
        <Icon name="plus" size={20} />
      </Link>
    </header>
  )
}
