import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { Icon } from '#shell/icons'
import styles from './mail-list.module.css'

const flags = ['unread', 'starred', 'hasAttachment'] as const
const labelKeys = {
  unread: 'mail.onlyUnread',
  starred: 'mail.onlyStarred',
  hasAttachment: 'mail.onlyAttachments',
} as const

type Flag = (typeof flags)[number]

interface FilterBarProps {
  readonly bar?: Ref<HTMLDivElement>
  readonly search: string
  readonly isOn: (flag: Flag) => boolean
  readonly onSearch: (search: string) => void
  readonly onOptions: () => void
  readonly onFlag: (flag: Flag, isOn: boolean) => void
}

/** The search of a list of mails, and its filters. */
export function FilterBar({ bar, search, isOn, onSearch, onOptions, onFlag }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <div ref={bar} className={styles.filters}>
      <SearchBox label={t('mail.search')} search={search} onSearch={onSearch} />
      <button
        type="button"
        className="icon-button"
        aria-label={t('mailSearch.options')}
        title={t('mailSearch.options')}
        onClick={onOptions}
      >
        <Icon name="sliders-horizontal" size={20} />
      </button>
      {flags.map((flag) => (
        <button
          key={flag}
          type="button"
          className={styles.flag}
          aria-pressed={isOn(flag)}
          onClick={() => onFlag(flag, !isOn(flag))}
        >
          {t(labelKeys[flag])}
        </button>
      ))}
    </div>
  )
}
