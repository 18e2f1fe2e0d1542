import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAddressQuery } from '#providers/router/address-query'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useNameOfLabel } from '../labels/use-name-of-label'
import { RuleDialog } from '../rules/rule-dialog'
import { isLimitedTo, SearchAll, searchState } from '../search/search-all'
import { SaveSearch } from '../search/save-search'
import { SearchChips } from '../search/search-chips'
import { SearchOptions } from '../search/search-options'
import { FilterBar } from './filter-bar'
import styles from './mail-list.module.css'

/** Search and filters, stored in the URL. */
export function MailFilters({ label }: { readonly label: string }) {
  const { t } = useTranslation()
  const [params, changeParams] = useAddressQuery()
  const [open, setOpen] = useState<'options' | 'save' | 'rule'>()
  const search = params.get('q') ?? ''
  const isLimited = isLimitedTo(label, search)
  const nameOfLabel = useNameOfLabel(label)
  const filters = useRef<HTMLDivElement>(null)
  const focusSearch = () => {
    const input = filters.current?.querySelector<HTMLInputElement>('input[type="search"]')
    input?.focus()
    input?.select()
  }
  useShortcut('/', { group: 'mail', label: t('mail.search'), run: focusSearch })
  const { state } = useLocation()
  useEffect(() => {
    if (state === searchState) focusSearch()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [state])
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
      <FilterBar
        bar={filters}
        search={search}
        isOn={(flag) => params.get(flag) === 'true'}
        onSearch={searchFor}
        onOptions={() => setOpen('options')}
        onFlag={(flag, isOn) => set(flag, isOn ? 'true' : '')}
      />
      {search.trim() !== '' && (
        <div className={styles.searched}>
          {isLimited && (
            <p>
              {t('mailSearch.limited', { label: nameOfLabel })} <SearchAll />
            </p>
          )}
          <button type="button" className={styles.flag} onClick={() => setOpen('save')}>
            {t('mailSearch.save')}
          </button>
          <button type="button" className={styles.flag} onClick={() => setOpen('rule')}>
            {t('mailRules.create')}
          </button>
        </div>
      )}
      <SearchChips search={search} onSearch={searchFor} />
      {open === 'options' && <SearchOptions search={search} onSearch={searchFor} onClose={close} />}
      {open === 'rule' && <RuleDialog rule={{ query: search.trim() }} onClose={close} />}
      {open === 'save' && <SaveSearch search={search.trim()} onClose={close} />}
    </>
  )
}
