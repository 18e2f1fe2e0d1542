import { useTranslation } from 'react-i18next'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { PasswordField } from '#pages/auth/parts/password-field'
import * as rules from '#pages/auth/rules'
import { TextField } from '#pages/auth/parts/text-field'
import { accountCalls } from '../account-calls'
import { DialogForm } from '../dialog-form'

interface DisableDialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Disables the second factor with password and code. */
export function DisableDialog({ onClose, onDone }: DisableDialogProps) {
  const { t } = useTranslation()
  const callEndpoint = useCallEndpoint()
  return (
    <DialogForm
      title={t('account.disableTitle')}
      text={t('account.disableText')}
      yes={t('account.disable')}
      weight="danger"
      rules={{ password: rules.password, code: rules.anyCode }}
      send={async (proof) => {
        await callEndpoint(accountCalls.disableSecondFactor, proof)
        onDone()
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            isFirst
            error={errors.password}
          />
          <TextField
            name="code"
            label={t('account.anyCode')}
            autoComplete="one-time-code"
            error={errors.code}
          />
        </>
      )}
    </DialogForm>
  )
}

interface NewCodesDialogProps {
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Creates new recovery codes, which replace the previous ones. */
export function NewCodesDialog({ onClose, onDone }: NewCodesDialogProps) {
  const { t } = useTranslation()
  const callEndpoint = useCallEndpoint()
  return (
    <DialogForm
      title={t('account.newCodes')}
      text={t('account.newCodesText')}
      yes={t('account.newCodes')}
      rules={{ code: rules.anyCode }}
      send={async (proof) => onDone((await callEndpoint(accountCalls.newRecoveryCodes, proof)).recoveryCodes)}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="code"
          label={t('account.anyCode')}
          autoComplete="one-time-code"
          isFirst
          error={errors.code}
        />
      )}
    </DialogForm>
  )
}
