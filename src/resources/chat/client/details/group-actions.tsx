import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { useChatCalls, useChatRefresh, type OpenConversation } from '../chat-data'

interface GroupActionsProps {
  readonly conversation: OpenConversation
}

/** Renames a group or a channel, and leaves it. */
export function GroupActions({ conversation }: GroupActionsProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'rename' | 'leave'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpened('rename')}>
        <Icon name="pencil-simple" size={18} />
        {t('chat.rename')}
      </button>
      <button type="button" className="button" onClick={() => setOpened('leave')}>
        <Icon name="sign-out" size={18} />
        {t('chat.leave')}
      </button>
      {opened === 'rename' && <Rename conversation={conversation} onClose={close} />}
      {opened === 'leave' && <Leave conversation={conversation} onClose={close} />}
    </>
  )
}

interface DialogProps extends GroupActionsProps {
  readonly onClose: () => void
}

function Rename({ conversation, onClose }: DialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const refresh = useChatRefresh()
  const { rename } = useChatCalls()
  const [name, setName] = useState(conversation.name ?? '')
  const { isRunning, refusal, attempt } = useAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    void attempt(async () => {
      await rename(conversation.id, name.trim())
      await refresh()
      onClose()
    })
  }
  return (
    <QuestionDialog
      title={t('chat.rename')}
      yes={t('chat.save')}
      form={`${id}form`}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
    >
      <form id={`${id}form`} onSubmit={submit}>
        <TextField
          fullWidth
          margin="dense"
          label={t('chat.groupName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
        />
      </form>
    </QuestionDialog>
  )
}

function Leave({ conversation, onClose }: DialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useChatRefresh()
  const { leave } = useChatCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  const confirm = () =>
    attempt(async () => {
      await leave(conversation.id)
      await navigate('/dashboard/chat')
      await refresh()
    })
  return (
    <QuestionDialog
      title={t('chat.leaveTitle')}
      text={t(conversation.kind === 'channel' ? 'chat.leaveChannelText' : 'chat.leaveText')}
      yes={t('chat.leave')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void confirm()}
    />
  )
}
