import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useRequest } from '#providers/data/endpoints/use-endpoint'
import { ErrorState } from '#shell/states'
import { ChangeValues } from './change-values'
import styles from './history.module.css'
import { JobLink } from './job-link'
import { RuleLines } from './rule-lines'
import type { Change } from './use-history'

/** What a change entry changed, field by field. */
export function EntryChange({ resource, row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const about = useApp()[String(row['resource'])]
  const { data, error, refetch } = useRequest<Change>(
    { url: `/api/${resource.name}/${row.id}/change`, method: 'get' },
    { key: ['entry change', row.id] },
  )
  const inside = () => {
    if (error) return <ErrorState small error={error} onRetry={() => void refetch()} />
    if (!data) return <p role="status">{t('show.historyLoading')}</p>
    if (!about) return <p>{t('access.auditMissing')}</p>
    const job = data.job && (
      <p>
        <JobLink job={data.job} />
      </p>
    )
    const isEmpty = !data.before && !data.after && !data.revealed
    return (
      <>
        {job}
        {isEmpty ? (
          <p>{t('access.auditNothing')}</p>
        ) : (
          <ul className={styles.changes}>
            <li>
              <ChangeValues resource={about} row={{ id: String(row['record']) }} change={data} />
              <RuleLines resource={about} rules={data.rules} className={styles.rule} />
            </li>
          </ul>
        )}
      </>
    )
  }
  return (
    <section className={styles.section} aria-labelledby="entry-change">
      <div className={styles.head}>
        <h2 id="entry-change">{t('access.auditChange')}</h2>
      </div>
      {inside()}
    </section>
  )
}
