import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sentencesOf } from '#providers/data/http/problem'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { EmptyState, ErrorState, LinesSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { useChannels, useChatCalls, useChatRefresh } from '../chat-data'
import styles from './groups.module.css'

/** All channels: the user opens those they are in, joins others, or creates one. */
export function ChannelsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const refresh = useChatRefresh()
  const { join, createChannel } = useChatCalls()
  const { data, error, refetch } = useChannels()
  const [search, setSearch] = useState('')
  const { isRunning, refusal, attempt } = useAttempt()
  const sought = search.trim().toLowerCase()
  const found = data?.filter(({ name }) => (name ?? '').toLowerCase().includes(sought)) ?? []
  const isNew = sought !== '' && !data?.some(({ name }) => name?.toLowerCase() === sought)
  const open = (work: () => Promise<string>) =>
    void attempt(async () => {
      const key = await work()
      await refresh()
      onClose()
      void navigate(`/dashboard/chat/${encodeURIComponent(key)}`)
    })
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (isNew) open(async () => (await createChannel(search.trim())).conversationId)
  }
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}title`} onClose={onClose}>
        <DialogTitle id={`${id}title`}>{t('chat.channels')}</DialogTitle>
        <DialogContent>
          {refusal !== undefined && <Alert severity="error">{sentencesOf(refusal)}</Alert>}
          <form className={styles.form} onSubmit={create}>
            <TextField
              fullWidth
              size="small"
              margin="dense"
              label={t('chat.channelName')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
            />
            {isNew && (
              <button type="submit" className="button primary" aria-busy={isRunning}>
                {t('chat.createChannel')}
              </button>
            )}
          </form>
          {!data &&
            (error ? (
              <ErrorState small error={error} onRetry={() => void refetch()} />
            ) : (
              <LinesSkeleton rows={3} shape="person" />
            ))}
          {data?.length === 0 && (
            <EmptyState small title={t('chat.noChannels')} text={t('chat.noChannelsText')} />
          )}
          <ul className={styles.channels}>
            {found.map(({ id: channel, people, isMember, ...item }) => {
              const name = item.name ?? ''
              return (
                <li key={channel}>
                  <Icon name="hash" size={18} />
                  <div>
                    <strong dir="auto">{name}</strong>
                    <span className="quiet">{t('chat.people', { count: people })}</span>
                  </div>
                  <button
                    type="button"
                    className="button"
                    aria-label={t(isMember ? 'chat.openChannel' : 'chat.joinChannel', { name })}
                    onClick={() =>
                      open(async () => (isMember ? channel : (await join(channel)).conversationId))
                    }
                  >
                    {t(isMember ? 'chat.open' : 'chat.join')}
                  </button>
                </li>
              )
            })}
          </ul>
        </DialogContent>
        <DialogActions>
          <button type="button" className="button" onClick={onClose}>
            {t('common.close')}
          </button>
        </DialogActions>
      </Dialog>
    </Themed>
  )
}
