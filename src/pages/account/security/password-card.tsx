import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { useNotify } from '#base/toasts/notify'
import { Alert } from '#pages/auth/parts/account-form'
import { PasswordField } from '#pages/auth/parts/password-field'
import * as rules from '#pages/auth/rules'
import { useAccountForm } from '#pages/auth/use-account-form'
import { AccountCard } from '../account-card'
import { accountCalls } from '../account-calls'
import styles from '../account.module.css'

const passwordRules = {
  old: rules.password,
  new: rules.newPassword,
  confirmation: rules.confirmationOf('new'),
}

/** Changes the password, which ends the user's other sessions. */
export function PasswordCard() {
  const { t } = useTranslation()
  const notify = useNotify()
  const [times, setTimes] = useState(0)
  const { data: user } = useGetIdentity()
  const cache = useEndpointCache()
  const callEndpoint = useCallEndpoint()
  const send = async ({ old, new: next }: Record<keyof typeof passwordRules, string>) => {
    await callEndpoint(accountCalls.changePassword, { old, new: next })
    notify({ message: t('account.passwordChanged') })
    setTimes(times + 1)
    await cache.invalidate(['account'])
  }
  const { errors, failure, isBusy, onSubmit, onInput } = useAccountForm(passwordRules, send)
  return (
    <AccountCard title={t('account.password')} text={t('account.passwordText')}>
      <form key={times} noValidate className={styles.passwordForm} onSubmit={onSubmit} onInput={onInput}>
        {failure && <Alert text={failure.message} />}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          name="old"
          label={t('account.oldPassword')}
          autoComplete="current-password"
          error={errors.old}
        />
        <PasswordField
          name="new"
          label={t('auth.newPassword')}
          autoComplete="new-password"
          isMeasured
          error={errors.new}
        />
        <PasswordField
          name="confirmation"
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          error={errors.confirmation}
        />
        <button className="button primary" aria-busy={isBusy}>
          {t('account.changePassword')}
        </button>
      </form>
    </AccountCard>
  )
}
