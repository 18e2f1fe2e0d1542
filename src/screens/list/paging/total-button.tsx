import { useList, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { useOwnMeta } from '#providers/data/own-meta'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './paging.module.css'

interface TotalButtonProps {
  readonly model: ListModel
  readonly text: string
  readonly isExact: boolean
  readonly onTotal: (total: number) => void
}

/** The total of a list with very many records, as a button that counts it exactly. */
export function TotalButton({ model, text, isExact, onTotal }: TotalButtonProps) {
  const { t } = useTranslation()
  const { filters, meta } = model.request
  const { query } = useList<{ id?: string }, HttpError>({
    resource: model.resource.name,
    filters,
    meta: useOwnMeta(model.resource.name, { trash: meta.trash, exact: true }),
    errorNotification: false,
    // A query that is not enabled is not requested again by changes.
    queryOptions: { enabled: false, retry: false },
  })
  const isCounting = query.isFetching
  const count = async () => {
    const { data, isError } = await query.refetch()
    if (data && !isError) onTotal(data.total ?? 0)
  }
  const hint = t(isExact ? 'paging.countAgain' : 'paging.countExactly')
  return (
    <>
      <button
        type="button"
        className={styles.total}
        aria-label={`${text}: ${hint}`}
        aria-busy={isCounting}
        title={hint}
        onClick={() => void (isCounting || count())}
      >
        {text}
      </button>
      {isCounting && <span className="visually-hidden">{t('paging.counting')}</span>}
      {query.isError && !isCounting && <span role="alert"> {t('paging.countFailed')}</span>}
    </>
  )
}
