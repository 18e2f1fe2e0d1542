import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { mailSearch, namesFolder } from '../../mail-search.wire'

/** The state of a page that was opened to search: its search field gets the focus. */
export const searchState = 'search'

/** Whether a search finds only mails with the label of the list. */
export const isLimitedTo = (label: string, search: string): boolean =>
  label !== 'all' && search.trim() !== '' && !namesFolder(mailSearch.partsOf(search))

/** A link to the same search in all mail. */
export function SearchAll({ className }: { readonly className?: string }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <Link className={className} to={`/dashboard/mail/all${search}`}>
      {t('mailSearch.all')}
    </Link>
  )
}
