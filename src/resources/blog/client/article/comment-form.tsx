import { useCreate } from '@refinedev/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { useOwnMeta } from '#providers/data/own-meta'
import { reasonOf } from '#providers/data/http/problem'
import { useNotify } from '#base/toasts/notify'
import { useAttempt } from '#screens/use-attempt'
import styles from './article.module.css'

/** The form shows what happened. The list of comments is read again. */
const quiet = {
  invalidates: ['list' as const],
  successNotification: false as const,
  errorNotification: false as const,
}

interface CommentFormProps {
  readonly post: string
  /** The comment that is replied to. */
  readonly parent?: string
  readonly onDone?: () => void
}

/** The comment form; the text is kept until the server has accepted it. */
export function CommentForm({ post, parent, onDone }: CommentFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { mutateAsync: create } = useCreate<Row>({
    resource: 'comments',
    meta: useOwnMeta('comments'),
    ...quiet,
  })
  const notify = useNotify()
  const [body, setBody] = useState('')
  const { isRunning, refusal, attempt } = useAttempt()
  const send = () =>
    attempt(async () => {
      const { data } = await create({ values: { post, body, ...(parent && { parent }) } })
      const waits = data['status'] === 'pending'
      notify({ message: t(waits ? 'posts.waits' : 'posts.sent'), variant: waits ? 'info' : 'success' })
      setBody('')
      onDone?.()
    })
  const label = t(parent ? 'posts.answer' : 'posts.write')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim() !== '') void send()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={body}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the form to write in it
        autoFocus={parent !== undefined}
        onChange={(event) => setBody(event.target.value)}
      />
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(refusal)}
        </p>
      )}
      <button type="submit" className="button primary" aria-busy={isRunning || undefined}>
        {t('posts.send')}
      </button>
    </form>
  )
}
