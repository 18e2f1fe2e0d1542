import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import { useChatCalls, useChatRefresh, type Member, type OpenConversation } from '../chat-data'
import styles from '../chat.module.css'
import { PresenceText, PresentAvatar } from '../presence'
import { AddPeople } from './add-people'
import { GroupActions } from './group-actions'
import { Pins } from './pins'

interface ThreadDetailsProps {
  readonly conversation: OpenConversation
  readonly onClose: () => void
}

/** The participants, the pinned messages, and what can be done with the conversation. */
export function ThreadDetails({ conversation, onClose }: ThreadDetailsProps) {
  const { t } = useTranslation()
  const { id, kind, participants, isMuted } = conversation
  const [isAdding, setAdding] = useState(false)
  const { mute } = useChatCalls()
  const run = useRun()
  return (
    <aside className={styles.details} aria-label={t('chat.details')}>
      <header>
        <h3>{t('chat.people', { count: participants.length })}</h3>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </header>
      <ul>
        {participants.map((member) => (
          <MemberLine key={member.id} member={member} conversation={conversation} />
        ))}
      </ul>
      <div className={styles.detailActions}>
        {kind !== 'one' && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Icon name="user-plus" size={18} />
            {t('chat.addPeople')}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-pressed={isMuted}
          onClick={() => run(() => mute(id, !isMuted))}
        >
          <Icon name="bell-slash" size={18} />
          {t(isMuted ? 'chat.unmute' : 'chat.mute')}
        </button>
        {kind !== 'one' && <GroupActions conversation={conversation} />}
      </div>
      {isAdding && <AddPeople conversation={conversation} onClose={() => setAdding(false)} />}
      <Pins conversation={conversation} />
    </aside>
  )
}

/** Runs a call, then reads everything of chat again; shows the error of a refused one. */
function useRun() {
  const refresh = useChatRefresh()
  return (work: () => Promise<unknown>) =>
    void work()
      .then(refresh)
      .catch((error: unknown) => notify({ message: messageOf(error), variant: 'error' }))
}

function MemberLine({ member, conversation }: { member: Member; conversation: OpenConversation }) {
  const { t } = useTranslation()
  const { data: user } = useGetIdentity()
  const { removePerson } = useChatCalls()
  const run = useRun()
  const { id, displayName, company } = member
  const { kind, owner } = conversation
  const isMe = id === user?.id
  const mayRemove = kind !== 'one' && !isMe && (owner === user?.id || user?.role === 'admin')
  return (
    <li>
      <PresentAvatar person={member} />
      <div>
        <strong dir="auto">{isMe ? t('chat.youInList', { name: displayName }) : displayName}</strong>
        {company && <span className="quiet">{company}</span>}
        <span className="quiet">
          {id === owner && kind !== 'one' && `${t('chat.owner')} · `}
          <PresenceText person={member} />
        </span>
      </div>
      {mayRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('chat.removePerson', { name: displayName })}
          title={t('chat.removePerson', { name: displayName })}
          onClick={() => run(() => removePerson(conversation.id, id))}
        >
          <Icon name="user-minus" size={18} />
        </button>
      )}
    </li>
  )
}
