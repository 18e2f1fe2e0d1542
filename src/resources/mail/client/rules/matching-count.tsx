import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#base/format/local-time-zone'
import { useMatchingCount } from './rule-matches-data'
import styles from './rules.module.css'

/** How many mails a search finds already. */
export function MatchingCount({ query }: { readonly query: string }) {
  const { t } = useTranslation()
  const q = useDeferredValue(query.trim())
  const { data, error } = useMatchingCount(q, localTimeZone())
  if (q === '' || (!data && !error)) return null
  if (!data)
    return (
      <p role="status" className={styles.count}>
        {t('mailRules.notCounted')}
      </p>
    )
  const { count, more } = data
  return (
    <p role="status" className={styles.count}>
      {t(more ? 'mailRules.matchingMore' : 'mailRules.matching', { count })}
    </p>
  )
}
