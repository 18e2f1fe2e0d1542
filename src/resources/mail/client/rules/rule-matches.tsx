import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNumber, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { problemOf } from '#providers/data/http/problem'
import { useSettled } from '../use-settled'
import { useRuleMatches } from './rule-matches-data'
import styles from './rules.module.css'

/** The debounce of the count, in milliseconds. */
const pause = 300

/** How many of the latest received messages a rule would have matched, with links to the last of them. */
export function RuleMatches({ query }: { readonly query: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const settled = useSettled(query.trim(), pause)
  const { data, error } = useRuleMatches(settled)
  if (settled === '') return null
  // The field says why a search cannot be used when the rule is saved.
  if (error)
    return problemOf(error)?.errors?.['query'] ? null : (
      <p role="status" className={styles.count}>
        {t('mailRules.notCounted')}
      </p>
    )
  if (!data) return null
  const { count, checked, latest } = data
  return (
    <div className={styles.matches}>
      <p role="status" className={styles.count}>
        {t('mailRules.wouldMatch', {
          matched: formatNumber(count, locale),
          checked: formatNumber(checked, locale),
        })}
      </p>
      {latest.length > 0 && (
        <ul aria-label={t('mailRules.wouldMatchList')}>
          {latest.map((mail) => (
            <li key={mail.id}>
              <Link
                to={`/dashboard/mail/${mail.folder}/${mail.id}`}
                target="_blank"
                title={t('mailRules.inNewTab')}
              >
                <span dir="auto">{mail.subject ?? t('mail.noSubject')}</span>
              </Link>
              <span dir="auto">{mail.fromName ?? mail.fromAddress}</span>
              <time dateTime={mail.sentAt}>{formatWhen(mail.sentAt, locale)}</time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
