import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { Avatar } from '#shell/parts/avatar/avatar'
import { ErrorState } from '#shell/states'
import { useHistory } from '../history/use-history'
import { ActivityItem } from './activity-item'
import { usePhotos } from '../people/use-photos'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import styles from './comments.module.css'
import { mergeTimeline } from './merge-timeline'
import { useComments, type CommentsOfRecord } from './use-comments'

interface TimelineProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Whether the changes of the record are listed, too; the user can hide them. */
  readonly hasActivity?: boolean
}

/** The comments on a record, and its changes; nothing where the resource declares no comments. */
export function Timeline(props: TimelineProps) {
  const comments = useApp()[props.resource.comments ?? '']
  const mayRead = useCan({ resource: comments?.name ?? '', action: 'read' }).data?.can === true
  return comments && mayRead ? <LoadedTimeline {...props} comments={comments} /> : null
}

const headingOf = (hasActivity: boolean) => (hasActivity ? 'comments.title' : 'comments.only')

function LoadedTimeline({
  resource,
  row,
  hasActivity = false,
  comments,
}: TimelineProps & { readonly comments: AnyResource }) {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(true)
  const found = useComments(comments, row.id)
  const history = useHistory(resource, row)
  const showsChanges = hasActivity && isShown
  const mayWrite = useCan({ resource: comments.name, action: 'create' }).data?.can === true
  const entries = mergeTimeline(
    { items: found.comments ?? [], hasMore: found.hasNextPage },
    showsChanges
      ? { items: history.data?.pages.flatMap((page) => page.changes) ?? [], hasMore: history.hasNextPage }
      : { items: [], hasMore: false },
  )
  const photoOf = useAuthorPhotos(resource, found.comments)
  const more = [found, ...(showsChanges ? [history] : [])].filter(({ hasNextPage }) => hasNextPage)
  return (
    <section className={styles.timeline} aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h3 id={`${id}title`}>{t(headingOf(hasActivity))}</h3>
        {hasActivity && (
          <button type="button" aria-pressed={isShown} onClick={() => setShown((before) => !before)}>
            {isShown ? t('comments.hideActivity') : t('comments.showActivity')}
          </button>
        )}
      </div>
      {mayWrite && <NewComment comments={comments} record={row.id} photoOf={photoOf} onSend={found.add} />}
      <FoundState found={found} />
      <ol className={styles.entries} aria-label={t('comments.list')}>
        {entries.map((entry) =>
          entry.kind === 'comment' ? (
            <CommentItem
              key={entry.comment.id}
              resource={comments}
              record={row.id}
              comment={entry.comment}
              comments={found}
              photo={photoOf(entry.comment.author)}
            />
          ) : (
            <ActivityItem key={entry.change.id} resource={resource} row={row} change={entry.change} />
          ),
        )}
      </ol>
      {more.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => more.forEach(({ fetchNextPage }) => void fetchNextPage())}
        >
          {t('comments.older')}
        </button>
      )}
    </section>
  )
}

/** The photos of the authors of comments, and of the user, who may become one. */
function useAuthorPhotos(resource: AnyResource, comments: CommentsOfRecord['comments'] = []) {
  const { data: user } = useGetIdentity()
  const authors = comments.map(({ author }) => author)
  const photos = usePhotos(
    resource,
    [...authors, user?.id].filter((id) => typeof id === 'string'),
  )
  return (author: string | null | undefined) => photos.get(author ?? '')
}

interface NewCommentProps {
  readonly comments: AnyResource
  readonly record: string
  readonly photoOf: (user: string) => string | undefined
  readonly onSend: CommentsOfRecord['add']
}

/** The form of a new comment, beside the picture of its author. */
function NewComment({ comments, record, photoOf, onSend }: NewCommentProps) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  return (
    <div className={styles.entry}>
      {user && (
        <Avatar
          person={{ id: user.id, displayName: user.displayName ?? '', photoURL: photoOf(user.id) ?? null }}
          size={36}
        />
      )}
      <CommentForm
        comments={comments}
        record={record}
        label={t('comments.write')}
        yes={t('comments.send')}
        onSend={onSend}
      />
    </div>
  )
}

/** What is shown while there are no comments yet. */
function FoundState({ found }: { readonly found: CommentsOfRecord }) {
  const { t } = useTranslation()
  if (found.comments) return null
  if (found.error) return <ErrorState small error={found.error} onRetry={() => void found.refetch()} />
  return <p role="status">{t('comments.loading')}</p>
}
