import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/problem'
import { useNotify } from '#base/toasts/notify'
import { useAttempt } from '#screens/use-attempt'
import styles from './article.module.css'

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
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const notify = useNotify()
  const [body, setBody] = useState('')
  const { isRunning, refusal, attempt } = useAttempt()
  const send = () =>
    attempt(async () => {
      const variables = { post, body, ...(parent && { parent }) }
      const { data } = await provider.create<Row>({ resource: 'comments', variables })
      const waits = (data as Row)['status'] === 'pending'
      notify({ message: t(waits ? 'posts.waits' : 'posts.sent'), variant: waits ? 'info' : 'success' })
      setBody('')
      onDone?.()
      await invalidate({ resource: 'comments', invalidates: ['list'] })
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
