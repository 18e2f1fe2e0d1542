import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#base/toasts/notify'
import { formatDistance, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { AccountCard } from '../account-card'
import { accountCalls, type OwnSession } from '../account-calls'
import styles from '../account.module.css'
import { useOwn } from '../use-own'

const sessionsIn = ({ sessions }: { readonly sessions: readonly OwnSession[] }) => sessions

/** The user's sessions; each except the current one can be ended. */
export function SessionsCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data: sessions, error, retry, refresh } = useOwn('sessions', accountCalls.sessions, sessionsIn)
  const callEndpoint = useCallEndpoint()
  const [confirming, setConfirming] = useState<OwnSession | 'others'>()
  const { isRunning, refusal, attempt } = useAttempt()
  const end = () =>
    attempt(async () => {
      if (!confirming) return
      await (confirming === 'others'
        ? callEndpoint(accountCalls.endOtherSessions, {})
        : callEndpoint(accountCalls.endSession, { id: confirming.id }))
      setConfirming(undefined)
      notify({ message: t(confirming === 'others' ? 'account.othersEnded' : 'account.sessionEnded') })
      await refresh()
    })
  const others = sessions?.filter(({ current }) => !current) ?? []
  return (
    <AccountCard
      title={t('account.sessions')}
      text={t('account.sessionsText')}
      error={error}
      onRetry={retry}
      isLoading={!sessions}
      actions={
        others.length > 0 && (
          <button type="button" className="button" onClick={() => setConfirming('others')}>
            {t('account.endOthers')}
          </button>
        )
      }
    >
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => setConfirming(session)} />
        ))}
      </ul>
      {confirming && (
        <QuestionDialog
          title={t(confirming === 'others' ? 'account.endOthersTitle' : 'account.endSessionTitle')}
          text={t('account.endSessionText')}
          yes={t('account.end')}
          weight="danger"
          isRunning={isRunning}
          refusal={refusal}
          onNo={() => setConfirming(undefined)}
          onYes={() => void end()}
        />
      )}
    </AccountCard>
  )
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { browser, system, network, createdAt } = session
  const seen = session.lastSeenAt ?? createdAt
  const name = t('account.device', {
    browser: browser ?? t('account.unknownBrowser'),
    system: system ?? t('account.unknownSystem'),
  })
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="quiet">
          <time dateTime={seen} title={formatInstant(seen, locale)}>
            {t('account.lastSeen', { when: formatDistance(seen, locale) })}
          </time>
          {network && ` · ${network}`}
        </span>
      </div>
      {session.current ? (
        <Chip size="small" color="success" label={t('account.thisSession')} />
      ) : (
        <button
          type="button"
          className="button"
          aria-label={t('account.endSessionOf', { name })}
          onClick={onEnd}
        >
          {t('account.end')}
        </button>
      )}
    </li>
  )
}
