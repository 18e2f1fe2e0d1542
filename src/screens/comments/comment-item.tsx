import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { canOnRow } from '#providers/access/evaluate'
import { useNotify } from '#base/toasts/notify'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { reasonOf } from '#providers/data/http/problem'
import { Avatar } from '#shell/parts/avatar/avatar'
import { FormattedText } from '#shell/parts/formatted-text/formatted-text'
import { QuestionDialog } from '../question-dialog'
import { CommentForm } from './comment-form'
import styles from './comments.module.css'
import type { Comment, CommentsOfRecord } from './use-comments'

interface CommentItemProps {
  readonly resource: AnyResource
  readonly record: string
  readonly comment: Comment
  readonly comments: CommentsOfRecord
  /** The photo of its author. */
  readonly photo: string | undefined
}

/** A comment with its author and time; authors edit and delete their own. */
export function CommentItem({ resource, record, comment, comments, photo }: CommentItemProps) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { author, byline, body, createdAt, editedAt, mentions, _refs } = comment
  const name = (author && _refs?.[author]) ?? byline ?? t('comments.unknown')
  const people = useMemo(
    () =>
      mentions.map(({ user, username, displayName }) => ({
        id: user,
        username,
        displayName: _refs?.[user] ?? displayName,
      })),
    [mentions, _refs],
  )
  return (
    <li className={styles.entry}>
      <Avatar person={{ id: author ?? comment.id, displayName: name, photoURL: photo ?? null }} size={36} />
      <div className={styles.content}>
        <p className={styles.meta}>
          <strong>{name}</strong>
          <When at={createdAt} />
          {editedAt !== null && <span>{t('comments.edited')}</span>}
        </p>
        {isEditing ? (
          <CommentForm
            comments={resource}
            record={record}
            edited={body}
            label={t('comments.editing')}
            yes={t('comments.save')}
            onSend={async (text) => {
              await comments.change(comment, text)
              setEditing(false)
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <div className={styles.body}>
            <FormattedText text={body} people={people} />
          </div>
        )}
        {!isEditing && (
          <p className={styles.actions}>
            {canOnRow(comment, 'update') && (
              <button
                type="button"
                aria-label={t('comments.editOf', { name })}
                onClick={() => setEditing(true)}
              >
                {t('show.edit')}
              </button>
            )}
            {canOnRow(comment, 'delete') && (
              <button
                type="button"
                aria-label={t('comments.deleteOf', { name })}
                onClick={() => setDeleting(true)}
              >
                {t('show.delete')}
              </button>
            )}
          </p>
        )}
      </div>
      {isDeleting && (
        <DeleteQuestion onNo={() => setDeleting(false)} onYes={() => comments.remove(comment)} />
      )}
    </li>
  )
}

/** When something happened, in relation to now. */
export function When({ at }: { readonly at: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at} title={formatInstant(at, locale)}>
      {formatDistance(at, locale)}
    </time>
  )
}

function DeleteQuestion({ onNo, onYes }: { onNo: () => void; onYes: () => Promise<void> }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const remove = () =>
    onYes().catch((error: unknown) => {
      notify({ message: reasonOf(error), variant: 'error' })
      onNo()
    })
  return (
    <QuestionDialog
      title={t('comments.deleteTitle')}
      text={t('comments.deleteText')}
      yes={t('show.delete')}
      weight="danger"
      onNo={onNo}
      onYes={() => void remove()}
    />
  )
}
