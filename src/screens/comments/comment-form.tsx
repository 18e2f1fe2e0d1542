import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { maxComment } from '#define/comments.wire'
import { keepBegun, readBegun } from '#providers/auth/drafts'
import { reasonOf } from '#providers/data/http/problem'
import { SuggestingInput } from '#shell/parts/suggestions/suggesting-input'
import { useWordAtCaret } from '#shell/parts/suggestions/use-word-at-caret'
import styles from './comments.module.css'
import { usePeople } from './use-people'

interface CommentFormProps {
  readonly comments: AnyResource
  /** The id of the record that it is about. */
  readonly record: string
  /** The text of the comment that is edited; undefined for a new one. */
  readonly edited?: string
  readonly label: string
  /** The label of the button. */
  readonly yes: string
  readonly onSend: (body: string) => Promise<void>
  /** Ends the editing of a comment. */
  readonly onCancel?: () => void
}

interface Begun {
  readonly text: string
}

/** The input of a comment: Enter sends it, Shift+Enter starts a new line, @ suggests users. */
export function CommentForm({ comments, record, edited, label, yes, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const name = `comment ${comments.name} ${record}`
  const [text, setText] = useState(() => edited ?? readBegun<Begun>(name)?.text ?? '')
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const word = useWordAtCaret(text)
  const suggestions = usePeople(comments, record, word.at)
  const isEmpty = text.trim() === ''
  useEffect(() => {
    if (edited !== undefined) input.current?.focus()
  }, [edited])

  const write = (next: string) => {
    setText(next)
    setFault(undefined)
    // What is typed is not lost when the dialog is closed or the page is loaded again.
    if (edited === undefined) keepBegun(name, next.trim() === '' ? undefined : { text: next })
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || isSending) return
    setSending(true)
    try {
      await onSend(text.trim())
      write('')
    } catch (error) {
      setFault(reasonOf(error))
    }
    setSending(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <SuggestingInput
        input={input}
        text={text}
        word={word}
        suggestions={suggestions}
        label={label}
        listLabel={t('comments.people')}
        placeholder={t('comments.placeholder')}
        describedBy={fault === undefined ? undefined : `${id}fault`}
        max={maxComment}
        onWrite={write}
        onSubmit={() => void send()}
        {...(onCancel && { onEscape: onCancel })}
      />
      {fault !== undefined && (
        <p id={`${id}fault`} className="field-error" role="alert">
          {fault}
        </p>
      )}
      {(!isEmpty || onCancel) && (
        <p className={styles.buttons}>
          <button type="submit" className="button primary" aria-disabled={isEmpty || isSending}>
            {yes}
          </button>
          {onCancel && (
            <button type="button" className="button" onClick={onCancel}>
              {t('common.cancel')}
            </button>
          )}
        </p>
      )}
    </form>
  )
}
