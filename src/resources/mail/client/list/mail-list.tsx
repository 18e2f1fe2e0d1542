import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState, ErrorState, TableSkeleton } from '#shell/states'
import { BulkBar } from './bulk-bar'
import { useNameOfLabel } from '../label-name'
import { useMails, type ListedMail, type MailFilter } from '../mail-data'
import { MailFilters } from './mail-filters'
import { MailLine } from './mail-line'
import styles from './mail-list.module.css'

/** The filter in the URL. */
function useFilter(label: string): MailFilter {
  const [params] = useSearchParams()
  const q = params.get('q')?.trim()
  const flag = (name: 'unread' | 'starred' | 'hasAttachment') =>
    params.get(name) === 'true' ? { [name]: 'true' as const } : {}
  return { label, ...(q && { q }), ...flag('unread'), ...flag('starred'), ...flag('hasAttachment') }
}

interface MailListProps {
  readonly label: string
  readonly onDraft: (mail: ListedMail) => void
}

/** The mails with a label, newest first; several can be selected and changed together. */
export function MailList({ label, onDraft }: MailListProps) {
  const { t } = useTranslation()
  const filter = useFilter(label)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMails(filter)
  const mails = data?.pages.flatMap((page) => page.data.mails)
  const { chosen, choose, chooseAll, clear } = useChoice(mails ?? [])
  const name = useNameOfLabel(label)
  const isNarrowed = Object.keys(filter).length > 1
  return (
    <section className={styles.list} aria-label={t('mail.list', { label: name })}>
      <MailFilters />
      {mails && mails.length > 0 && (
        <BulkBar
          mails={mails.filter(({ id }) => chosen.has(id))}
          label={label}
          isAll={mails.every(({ id }) => chosen.has(id))}
          onAll={(isAll) => (isAll ? chooseAll() : clear())}
          onDone={clear}
        />
      )}
      {!mails && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TableSkeleton />)}
      {mails?.length === 0 && (
        <EmptyState
          scene={isNarrowed ? 'nothing' : 'empty'}
          title={t(isNarrowed ? 'mail.noneFound' : 'mail.empty')}
          text={t(isNarrowed ? 'mail.noneFoundText' : 'mail.emptyText')}
        />
      )}
      {mails && mails.length > 0 && (
        <ul className={styles.lines}>
          {mails.map((mail) => (
            <MailLine
              key={mail.id}
              mail={mail}
              label={label}
              isChosen={chosen.has(mail.id)}
              onChoose={(isRange) => choose(mail.id, isRange)}
              onDraft={onDraft}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          type="button"
          className={`button ${styles.more}`}
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('mail.more')}
        </button>
      )}
    </section>
  )
}

/** The selection in a list; Shift selects a range. Mails that are no longer in the list are deselected. */
function useChoice(mails: readonly ListedMail[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const chosen = new Set(mails.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
  const choose = (id: string, isRange: boolean) => {
    const [from, to] = [last ?? id, id]
      .map((value) => mails.findIndex((mail) => mail.id === value))
      .toSorted((value, other) => value - other)
    const range = isRange ? mails.slice(from, (to ?? 0) + 1).map((mail) => mail.id) : [id]
    const next = new Set(chosen)
    const isAdded = !chosen.has(id)
    for (const value of range)
      if (isAdded) next.add(value)
      else next.delete(value)
    setIds(next)
    setLast(id)
  }
  return {
    chosen,
    choose,
    chooseAll: () => setIds(new Set(mails.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
