import { useList, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import { RowVerbsProvider } from '#screens/moves/row-verbs'
import { ErrorState } from '#shell/states'
import type { Post } from '#resources/blog/posts.resource'
import styles from './article.module.css'
import { Comment } from './comment'
import { CommentForm } from './comment-form'

/** The most comments that are loaded, which is more than any post has. */
const max = 100

/** The comments of a post, and the form for a new one. */
export function PostComments({ row }: { resource: AnyResource; row: Row }) {
  const { t } = useTranslation()
  const comments = useApp()['comments']
  const mayRead = useCan({ resource: 'comments', action: 'read' }).data?.can === true
  const mayWrite = useCan({ resource: 'comments', action: 'create' }).data?.can === true
  const role = useGetIdentity().data?.role
  const [answering, setAnswering] = useState<string>()
  const { query, result } = useList<Row, HttpError>({
    resource: 'comments',
    filters: [{ field: 'post', operator: 'eq', value: row.id }],
    sorters: [{ field: 'createdAt', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: max },
    errorNotification: false,
    queryOptions: { enabled: mayRead },
  })
  const post = row as Row & Post
  const isOpen = mayWrite && post.status === 'published' && (post.commentsOpen || role !== 'user')
  if (!comments || !mayRead) return null
  const rows = result.data
  // A reply to a comment that the user may not read is shown at the top level.
  const known = new Set(rows.map(({ id }) => id))
  const isTop = (record: Row) => !known.has(String(record['parent']))
  const draw = (record: Row, depth: number): React.ReactNode => (
    <Comment
      key={record.id}
      row={record}
      depth={depth}
      onAnswer={isOpen ? () => setAnswering(record.id) : undefined}
    >
      {answering === record.id && (
        <CommentForm post={row.id} parent={record.id} onDone={() => setAnswering(undefined)} />
      )}
      {rows.filter(({ parent }) => parent === record.id).map((answer) => draw(answer, depth + 1))}
    </Comment>
  )
  return (
    <section className={`card ${styles.comments}`} aria-labelledby="post-comments">
      <h2 id="post-comments">{t('posts.count', { count: rows.length })}</h2>
      {isUnusable(query) ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} small />
      ) : query.isPending ? (
        <div className={`skeleton ${styles.bone}`} role="status" aria-label={t('common.loading')} />
      ) : (
        <RowVerbsProvider resource={comments}>
          {rows.length === 0 && <p className={styles.quiet}>{t('posts.none')}</p>}
          <ul>{rows.filter(isTop).map((record) => draw(record, 0))}</ul>
        </RowVerbsProvider>
      )}
      {isOpen ? (
        <CommentForm post={row.id} />
      ) : (
        post.status === 'published' && <p className={styles.quiet}>{t('posts.closed')}</p>
      )}
    </section>
  )
}
