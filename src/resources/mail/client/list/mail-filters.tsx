import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#providers/router/address-query'
import { SearchBox } from '#screens/list/toolbar/search-box'
import styles from './mail-list.module.css'

const flags = ['unread', 'starred', 'hasAttachment'] as const
const labelKeys = {
  unread: 'mail.onlyUnread',
  starred: 'mail.onlyStarred',
  hasAttachment: 'mail.onlyAttachments',
} as const

/** Search and filters, stored in the URL. */
export function MailFilters() {
  const { t } = useTranslation()
  const [params, changeParams] = useAddressQuery()
  const set = (name: string, value: string) =>
    changeParams(
      (next) => {
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <div className={styles.filters}>
      <SearchBox label={t('mail.search')} search={params.get('q') ?? ''} onSearch={(q) => set('q', q)} />
      {flags.map((flag) => {
        const isOn = params.get(flag) === 'true'
        return (
          <button
            key={flag}
            type="button"
            className={styles.flag}
            aria-pressed={isOn}
            onClick={() => set(flag, isOn ? '' : 'true')}
          >
            {t(labelKeys[flag])}
          </button>
        )
      })}
    </div>
  )
}
