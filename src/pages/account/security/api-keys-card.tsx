import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#base/toasts/notify'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { AccountCard } from '../account-card'
import { accountCalls, type ApiKey } from '../account-calls'
import styles from '../account.module.css'
import { ApiKeyLine } from './api-key-line'
import { CopyButton } from '#shell/parts/copy-button'
import { NewKeyDialog } from './new-key-dialog'
import { useOwn } from '../use-own'

const keysIn = ({ apiKeys }: { readonly apiKeys: readonly ApiKey[] }) => apiKeys

/** API keys, with which programs act for the user. */
export function ApiKeysCard() {
  const { t } = useTranslation()
  const { data: keys, error, retry, refresh } = useOwn('api-keys', accountCalls.apiKeys, keysIn)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [confirming, setConfirming] = useState<ApiKey>()
  return (
    <AccountCard
      title={t('account.apiKeys')}
      text={t('account.apiKeysText')}
      error={error}
      onRetry={retry}
      isLoading={!keys}
      actions={
        <button type="button" className="button" onClick={() => setMaking(true)}>
          {t('account.newKey')}
        </button>
      }
    >
      {keys?.length === 0 && <p className="quiet">{t('account.noKeys')}</p>}
      <ul className={styles.list}>
        {keys?.map((key) => (
          <ApiKeyLine key={key.id} apiKey={key} onRevoke={() => setConfirming(key)} />
        ))}
      </ul>
      {isMaking && (
        <NewKeyDialog
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setMade(key)
            void refresh()
          }}
        />
      )}
      {made && <MadeKey made={made} onClose={() => setMade(undefined)} />}
      {confirming && (
        <RevokeQuestion
          apiKey={confirming}
          onClose={() => setConfirming(undefined)}
          onDone={() => void refresh()}
        />
      )}
    </AccountCard>
  )
}

/** Shows a new API key, which cannot be shown again. */
function MadeKey({ made, onClose }: { made: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('account.keyMade')}
      text={t('account.keyMadeText')}
      yes={t('account.haveKept')}
      onNo={onClose}
      onYes={onClose}
    >
      <div className={styles.secret}>
        <code dir="ltr">{made}</code>
        <CopyButton text={made} />
      </div>
    </QuestionDialog>
  )
}

interface RevokeQuestionProps {
  readonly apiKey: ApiKey
  readonly onClose: () => void
  readonly onDone: () => void
}

function RevokeQuestion({ apiKey, onClose, onDone }: RevokeQuestionProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const callEndpoint = useCallEndpoint()
  const { isRunning, refusal, attempt } = useAttempt()
  const revoke = () =>
    attempt(async () => {
      await callEndpoint(accountCalls.revokeApiKey, { id: apiKey.id })
      notify({ message: t('account.keyRevoked', { name: apiKey.name }) })
      onClose()
      onDone()
    })
  return (
    <QuestionDialog
      title={t('account.revokeTitle', { name: apiKey.name })}
      text={t('account.revokeText')}
      yes={t('account.revoke')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void revoke()}
    />
  )
}
