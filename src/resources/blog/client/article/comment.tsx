import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { Chip } from '#screens/fields/display'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { RowActions } from '#screens/moves/row-actions'
import { Avatar } from '#shell/parts/avatar/avatar'
import styles from './article.module.css'

interface CommentProps {
  readonly row: Row
  readonly depth: number
  readonly onAnswer: (() => void) | undefined
  /** The replies. */
  readonly children: ReactNode
}

/** A comment with its replies. */
export function Comment({ row, depth, onAnswer, children }: CommentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const author = row['author'] as string | null
  const name = (row['byline'] as string | null) ?? t('posts.somebody')
  const status = String(row['status'])
  return (
    <li className={styles.comment} data-depth={Math.min(depth, 3)}>
      <Avatar person={{ id: author ?? row.id, displayName: name }} size={36} />
      <div className={styles.said}>
        <p className={styles.who}>
          <strong>{name}</strong>
          <time dateTime={String(row['createdAt'])}>{formatInstant(String(row['createdAt']), locale)}</time>
          {status === 'pending' && <Chip text={t('posts.pending')} tint="warning" />}
          {status === 'spam' && <Chip text={t('posts.spam')} tint="error" />}
        </p>
        <p className={styles.text}>{String(row['body'])}</p>
        {onAnswer && (
          <button type="button" className={styles.answer} onClick={onAnswer}>
            {t('posts.answerTo', { name })}
          </button>
        )}
      </div>
      <RowActions row={row} />
      {children && <ul className={styles.answers}>{children}</ul>}
    </li>
  )
}
