import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#base/toasts/notify'
import { AccountCard } from '../account-card'
import { accountCalls } from '../account-calls'
import styles from '../account.module.css'
import { DisableDialog, NewCodesDialog } from './second-factor-dialogs'
import { RecoveryCodes } from './recovery-codes'
import { SetupDialog } from './setup-dialog'
import { useOwn } from '../use-own'

/** The second factor: an authenticator app, and recovery codes for when it is lost. */
export function SecondFactorCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data: state, error, retry, refresh } = useOwn('2fa', accountCalls.secondFactorState)
  const [opened, setOpened] = useState<'setup' | 'disable' | 'codes'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setOpened(undefined)
  const done = async (fresh: readonly string[] | undefined) => {
    close()
    setCodes(fresh)
    if (!fresh) notify({ message: t('account.secondFactorDisabled') })
    await refresh()
  }
  return (
    <AccountCard
      title={t('account.secondFactor')}
      text={t('account.secondFactorText')}
      error={error}
      onRetry={retry}
      isLoading={!state}
      actions={
        state && (
          <Chip
            size="small"
            color={state.enabled ? 'success' : 'default'}
            label={t(state.enabled ? 'account.on' : 'account.off')}
          />
        )
      }
    >
      {state?.enabled && <p>{t('account.codesLeft', { count: state.recoveryCodesLeft })}</p>}
      <div className={styles.buttons}>
        {state?.enabled ? (
          <>
            <button type="button" className="button" onClick={() => setOpened('codes')}>
              {t('account.newCodes')}
            </button>
            <button type="button" className="button" onClick={() => setOpened('disable')}>
              {t('account.disable')}
            </button>
          </>
        ) : (
          <button type="button" className="button primary" onClick={() => setOpened('setup')}>
            {t('account.setUp')}
          </button>
        )}
      </div>
      {opened === 'setup' && <SetupDialog onClose={close} onDone={(fresh) => void done(fresh)} />}
      {opened === 'disable' && <DisableDialog onClose={close} onDone={() => void done(undefined)} />}
      {opened === 'codes' && <NewCodesDialog onClose={close} onDone={(fresh) => void done(fresh)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </AccountCard>
  )
}
