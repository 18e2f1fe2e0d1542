import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/problem'
import { AttachmentsInput } from '#screens/attachments/attachments-input'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useChatCalls, type Message, type Outgoing } from './chat-data'
import styles from './chat.module.css'
import { draftOf, keepDraft } from './drafts'
import type { OutgoingFiles } from './use-outgoing-files'

const maxCharacters = 10_000

interface ComposerProps {
  readonly conversation: string
  readonly name: string
  /** The message that is being edited, if any. */
  readonly edited: Message | undefined
  readonly outgoing: OutgoingFiles
  readonly onDone: () => void
  readonly onEdited: (message: Message) => void
  readonly onSend: (message: Pick<Outgoing, 'body' | 'attachments'>) => void
}

/** The message input: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversation, name, edited, outgoing, onDone, onEdited, onSend }: ComposerProps) {
  const { t } = useTranslation()
  const { reword } = useChatCalls()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  useShortcut('Enter', { group: 'chat', label: t('chat.sendKey') })
  useShortcut('Shift+Enter', { group: 'chat', label: t('chat.newLineKey') })
  const [text, setText] = useState(edited ? edited.body : draftOf(conversation).text)
  const [fault, setFault] = useState<string>()
  const { files, attachments } = outgoing
  const isEmpty = text.trim() === '' && files.length === 0
  useEffect(() => {
    if (edited) input.current?.focus()
  }, [edited])

  const write = (next: string) => {
    setText(next)
    if (!edited) keepDraft(conversation, { text: next })
  }
  const save = async (message: Message, body: string) => {
    try {
      await reword(message.id, body)
      onEdited({ ...message, body, editedAt: new Date().toISOString() })
      onDone()
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const body = text.trim()
    if (edited) return isEmpty ? undefined : void save(edited, body)
    if (!attachments.requireAll() || isEmpty) return
    write('')
    outgoing.clear()
    onSend({ body, attachments: files })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && edited) onDone()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      {edited && <Editing onDone={onDone} />}
      {fault && (
        <p id={`${id}fault`} className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div className={styles.writing}>
        <textarea
          ref={input}
          rows={1}
          maxLength={maxCharacters}
          dir="auto"
          aria-label={edited ? t('chat.editing') : t('chat.writeTo', { name })}
          aria-describedby={fault ? `${id}fault` : undefined}
          placeholder={t('chat.write')}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="icon-button"
          aria-label={edited ? t('chat.save') : t('chat.send')}
          aria-disabled={isEmpty}
        >
          <Icon name={edited ? 'check' : 'paper-plane-tilt'} size={22} />
        </button>
      </div>
      {!edited && (
        <div className={styles.files}>
          <AttachmentsInput value={files} attachments={attachments} onRemove={outgoing.remove} />
        </div>
      )}
    </form>
  )
}

function Editing({ onDone }: Pick<ComposerProps, 'onDone'>) {
  const { t } = useTranslation()
  return (
    <p className={styles.editing}>
      {t('chat.editing')}
      <button type="button" className="button" onClick={onDone}>
        {t('common.cancel')}
      </button>
    </p>
  )
}
