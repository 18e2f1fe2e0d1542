import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { messageOf } from '#providers/data/http/problem'
import { useAttempt } from '#screens/use-attempt'
import { newKey } from '#base/new-key'
import { Icon } from '#shell/icons'
import { ErrorState } from '#shell/states'
import { useChatCalls, useChatRefresh, useContacts, type Contact } from './chat-data'
import styles from './chat.module.css'
import { Recipients } from './recipients'

const none: readonly Contact[] = []

/** Starts a conversation with its recipients and first message; with one recipient it continues an existing one. */
export function NewChat() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useChatRefresh()
  const { send } = useChatCalls()
  const { data: contacts, error, refetch } = useContacts()
  const [chosen, setChosen] = useState<readonly Contact[]>(none)
  const [name, setName] = useState('')
  const [body, setBody] = useState('')
  const [clientId] = useState(newKey)
  const { isRunning, refusal, attempt } = useAttempt()
  const isReady = chosen.length > 0 && body.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    void attempt(async () => {
      const group = chosen.length > 1 && name.trim() !== '' ? { name: name.trim() } : {}
      const recipients = chosen.map(({ id }) => id)
      const sent = await send({ clientId, recipients, body: body.trim(), ...group })
      await refresh()
      void navigate(`/dashboard/chat/${encodeURIComponent(sent.conversationKey)}`)
    })
  }
  if (error && !contacts)
    return (
      <section className={styles.thread}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    )
  return (
    <section className={styles.thread} aria-label={t('chat.newChat')}>
      <header className={styles.threadHead}>
        <Link to="/dashboard/chat" className={`icon-button ${styles.backLink}`} aria-label={t('chat.back')}>
          <Icon name="caret-left" size={20} />
        </Link>
        <div className={styles.threadName}>
          <h2>{t('chat.newChat')}</h2>
        </div>
      </header>
      <form className={styles.newForm} onSubmit={submit}>
        {refusal !== undefined && <Alert severity="error">{messageOf(refusal)}</Alert>}
        <Recipients
          label={t('chat.to')}
          contacts={contacts ?? none}
          chosen={chosen}
          onChoose={setChosen}
          isLoading={!contacts}
        />
        {chosen.length > 1 && (
          <TextField
            label={t('chat.groupName')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
        )}
        <TextField
          label={t('chat.firstMessage')}
          required
          multiline
          minRows={4}
          value={body}
          onChange={({ target }) => setBody(target.value)}
          slotProps={{ htmlInput: { maxLength: 10_000, dir: 'auto' } }}
        />
        <button type="submit" className="button primary large" aria-busy={isRunning} aria-disabled={!isReady}>
          {t('chat.send')}
        </button>
      </form>
    </section>
  )
}
