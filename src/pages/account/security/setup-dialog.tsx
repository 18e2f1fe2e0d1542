import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { CodeField } from '#pages/auth/parts/code-input'
import { PasswordField } from '#pages/auth/parts/password-field'
import * as rules from '#pages/auth/rules'
import { accountCalls } from '../account-calls'
import styles from '../account.module.css'
import { CopyButton } from '#shell/parts/copy-button'
import { DialogForm } from '../dialog-form'
import { QrCode } from './qr-code'

interface SetupDialogProps {
  readonly onClose: () => void
  /** Called when the second factor is enabled, with its recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
}
interface Secret {
  readonly secret: string
  readonly uri: string
}

/** Sets up an authenticator app: asks for the password, shows the secret, and asks for the app's first code. */
export function SetupDialog({ onClose, onDone }: SetupDialogProps) {
  const { t } = useTranslation()
  const callEndpoint = useCallEndpoint()
  const [shown, setShown] = useState<Secret>()
  if (shown) return <FirstCode {...shown} onClose={onClose} onDone={onDone} />
  return (
    <DialogForm
      title={t('account.setUp')}
      text={t('account.confirmPassword')}
      yes={t('account.next')}
      rules={{ password: rules.password }}
      send={async (proof) => setShown(await callEndpoint(accountCalls.setUpSecondFactor, proof))}
      onClose={onClose}
    >
      {(errors) => (
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          isFirst
          error={errors.password}
        />
      )}
    </DialogForm>
  )
}

function FirstCode({ secret, uri, onClose, onDone }: Secret & SetupDialogProps) {
  const { t } = useTranslation()
  const callEndpoint = useCallEndpoint()
  return (
    <DialogForm
      title={t('account.setUp')}
      text={t('account.scan')}
      yes={t('account.turnOn')}
      rules={{ code: rules.code }}
      send={async (proof) =>
        onDone((await callEndpoint(accountCalls.enableSecondFactor, proof)).recoveryCodes)
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className={styles.secret}>
            <QrCode text={uri} label={t('account.qr')} />
            <p className="quiet">{t('account.manualKey')}</p>
            <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} />
          </div>
          <CodeField label={t('auth.code')} isFirst error={errors.code} />
        </>
      )}
    </DialogForm>
  )
}
