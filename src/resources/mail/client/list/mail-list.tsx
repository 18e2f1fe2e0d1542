import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ErrorState, LinesSkeleton } from '#shell/states'
import { BulkBar } from './bulk-bar'
import { useNameOfLabel } from '../labels/use-name-of-label'
import { asListed } from '../as-listed'
import { useConversations, type ListedMail, type MailFilter } from '../mail-data'
import { isLimitedTo, SearchAll } from '../search/search-all'
import { SnoozeByKey } from '../snooze/snooze-by-key'
import { MailFilters } from './mail-filters'
import { MailLine } from './mail-line'
import styles from './mail-list.module.css'
import { MoreButton } from './more-button'
import { NoMails } from './no-mails'
import { useListKeys } from './use-list-keys'
import { useMailFilter } from './use-mail-filter'

interface MailListProps {
  readonly label: string
  readonly onDraft: (mail: ListedMail) => void
}

/** The conversations with a label, newest first; several can be selected and changed together. */
export function MailList({ label, onDraft }: MailListProps) {
  const { t } = useTranslation()
  const filter = useMailFilter(label)
  const { search } = useLocation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useConversations(filter)
  const conversations = data?.pages.flatMap((page) => page.data.conversations)
  const mails = conversations?.map(asListed)
  const choice = useChoice(mails ?? [])
  const { chosen, choose, chooseAll, clear } = choice
  const [snoozing, setSnoozing] = useState<readonly string[]>()
  const list = useListKeys({ label, mails: mails ?? [], choice, onSnooze: setSnoozing })
  const name = useNameOfLabel(label)
  return (
    <section ref={list} className={styles.list} aria-label={t('mail.list', { label: name })}>
      <MailFilters label={label} />
      {mails && mails.length > 0 && (
        <BulkBar
          mails={mails.filter(({ id }) => chosen.has(id))}
          count={mails.length}
          filter={filter}
          hasMore={hasNextPage}
          isAll={mails.every(({ id }) => chosen.has(id))}
          onAll={(isAll) => (isAll ? chooseAll() : clear())}
          onDone={clear}
        />
      )}
      {!mails &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton rows={10} shape="mail" />
        ))}
      {mails?.length === 0 && <NoneFound label={label} filter={filter} />}
      {mails && mails.length > 0 && (
        <ul className={styles.lines}>
          {conversations?.map((conversation) => (
            <MailLine
              key={conversation.mail.thread}
              conversation={conversation}
              to={`/dashboard/mail/${label}/${conversation.mail.id}${search}`}
              isChosen={chosen.has(conversation.mail.id)}
              onChoose={(isRange) => choose(conversation.mail.id, isRange)}
              onDraft={onDraft}
            />
          ))}
        </ul>
      )}
      <SnoozeByKey ids={snoozing} onClose={() => setSnoozing(undefined)} />
      {hasNextPage && <MoreButton isBusy={isFetchingNextPage} onRun={() => void fetchNextPage()} />}
    </section>
  )
}

function NoneFound({ label, filter }: { readonly label: string; readonly filter: MailFilter }) {
  // Only the mails with the label were searched.
  const isLimited = isLimitedTo(label, filter.q ?? '')
  return (
    <NoMails
      isNarrowed={Object.keys(filter).length > 1}
      action={isLimited && <SearchAll className="button" />}
    />
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
