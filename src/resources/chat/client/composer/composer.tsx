import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#providers/data/http/problem'
import { AttachButton, AttachedList } from '#screens/attachments/attachments-input'
import { Icon } from '#shell/icons'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useChatCalls, type Message, type Outgoing, type TypingIn } from '../chat-data'
import { draftOf, keepDraft } from '../drafts'
import { EmojiButton } from '../emoji/emoji-button'
import type { Mentioned } from '#shell/parts/formatted-text/formatted-text'
import type { OutgoingFiles } from './use-outgoing-files'
import styles from './composer.module.css'
import { MessageInput } from './message-input'
import { useTypingSignal } from './use-typing-signal'
import { useWriteKey } from './use-write-key'
import { withShortCodes } from './with-short-codes'

interface ComposerProps {
  /** The name of the draft: the conversation, or a thread of it. */
  readonly conversation: string
  readonly name: string
  /** The users who can be mentioned. */
  readonly people: readonly Mentioned[]
  /** The message that is being edited, if any. */
  readonly edited: Message | undefined
  readonly outgoing: OutgoingFiles
  /** Where it is reported that the user is typing. */
  readonly typingIn: TypingIn
  readonly onDone: () => void
  readonly onEdited: (message: Message) => void
  /** Edits the last message of the user. */
  readonly onEditLast: () => void
  readonly onSend: (message: Pick<Outgoing, 'body' | 'attachments'>) => void
}

/** The message input: Enter sends, Shift+Enter starts a new line. */
export function Composer({ conversation, name, people, edited, outgoing, ...events }: ComposerProps) {
  const { t } = useTranslation()
  const { reword } = useChatCalls()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  useComposerKeys()
  useWriteKey(input, events.typingIn)
  const [text, setText] = useState(edited ? edited.body : draftOf(conversation).text)
  const [fault, setFault] = useState<string>()
  const typing = useTypingSignal(events.typingIn)
  const { files, attachments } = outgoing
  const isEmpty = text.trim() === '' && files.length === 0
  useEffect(() => {
    if (edited) input.current?.focus()
  }, [edited])

  const write = (next: string) => {
    setText(next)
    if (edited) return
    keepDraft(conversation, { text: next })
    if (next.trim() === '') typing.stop()
    else typing.press()
  }
  const save = async (message: Message, body: string) => {
    try {
      await reword(message.id, body)
      events.onEdited({ ...message, body, editedAt: new Date().toISOString() })
      events.onDone()
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty || (!edited && !attachments.requireAll())) return
    const body = await withShortCodes(text.trim())
    if (edited) return save(edited, body)
    write('')
    outgoing.clear()
    events.onSend({ body, attachments: files })
    input.current?.focus()
  }
  const insert = (emoji: string) => {
    const at = input.current?.selectionEnd ?? text.length
    write(text.slice(0, at) + emoji + text.slice(at))
    input.current?.focus()
  }
  return (
    <form className={styles.composer} onSubmit={(event) => void submit(event)}>
      {edited && <Editing onDone={events.onDone} />}
      {fault && (
        <p id={`${id}fault`} className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div className={styles.writing}>
        {!edited && <AttachButton ref={attach} attachments={attachments} />}
        <MessageInput
          input={input}
          text={text}
          people={people}
          label={edited ? t('chat.editing') : t('chat.writeTo', { name })}
          describedBy={fault ? `${id}fault` : undefined}
          onWrite={write}
          onSubmit={() => void submit()}
          onEscape={() => edited && events.onDone()}
          onEditLast={() => !edited && events.onEditLast()}
        />
        <EmojiButton name={t('chat.addEmoji')} onChoose={insert} />
        <SendButton isEdit={edited !== undefined} isEmpty={isEmpty} />
      </div>
      {!edited && (
        <div className={styles.files}>
          <AttachedList
            value={files}
            attachments={attachments}
            onRemove={outgoing.remove}
            onGone={() => attach.current?.focus()}
          />
        </div>
      )}
    </form>
  )
}

function SendButton({ isEdit, isEmpty }: { readonly isEdit: boolean; readonly isEmpty: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      className={`icon-button ${styles.send}`}
      aria-label={isEdit ? t('chat.save') : t('chat.send')}
      aria-disabled={isEmpty}
    >
      <Icon name={isEdit ? 'check' : 'paper-plane-tilt'} size={22} />
    </button>
  )
}

/** Lists the keys of the input. */
function useComposerKeys(): void {
  const { t } = useTranslation()
  useShortcut('Enter', { group: 'chat', label: t('chat.sendKey') })
  useShortcut('Shift+Enter', { group: 'chat', label: t('chat.newLineKey') })
  useShortcut('ArrowUp', { group: 'chat', label: t('chat.editLastKey') })
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
