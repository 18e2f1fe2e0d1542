import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#providers/router/address-query'
import { SearchBox } from '#screens/list/toolbar/search-box'
import { Icon } from '#shell/icons'
import { RuleDialog } from '../rules/rule-dialog'
import { SaveSearch } from '../search/save-search'
import { SearchChips } from '../search/search-chips'
import { SearchOptions } from '../search/search-options'
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
  const [open, setOpen] = useState<'options' | 'save' | 'rule'>()
  const search = params.get('q') ?? ''
  const set = (name: string, value: string) =>
    changeParams(
      (next) => {
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const searchFor = (q: string) => set('q', q)
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.filters}>
        <SearchBox label={t('mail.search')} search={search} onSearch={searchFor} />
        <button
          type="button"
          className="icon-button"
          aria-label={t('mailSearch.options')}
          title={t('mailSearch.options')}
          onClick={() => setOpen('options')}
        >
          <Icon name="sliders-horizontal" size={20} />
        </button>
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
        {search.trim() !== '' && (
          <>
            <button type="button" className={styles.flag} onClick={() => setOpen('save')}>
              {t('mailSearch.save')}
            </button>
            <button type="button" className={styles.flag} onClick={() => setOpen('rule')}>
              {t('mailRules.create')}
            </button>
          </>
        )}
      </div>
      <SearchChips search={search} onSearch={searchFor} />
      {open === 'options' && <SearchOptions search={search} onSearch={searchFor} onClose={close} />}
      {open === 'rule' && <RuleDialog rule={{ query: search.trim() }} onClose={close} />}
      {open === 'save' && <SaveSearch search={search.trim()} onClose={close} />}
    </>
  )
}
