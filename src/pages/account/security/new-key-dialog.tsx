import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roles } from '#define/access'
import { Select } from '#shell/parts/select/select'
import { useRole } from '#providers/auth/use-auth'
import { useCallEndpoint } from '#providers/data/endpoints/use-call-endpoint'
import { PasswordField } from '#pages/auth/parts/password-field'
import * as rules from '#pages/auth/rules'
import { FieldFrame, TextField } from '#pages/auth/parts/text-field'
import { accountCalls } from '../account-calls'
import { DialogForm } from '../dialog-form'
import { useRoleName } from '../use-role-name'

/** Lifetimes of a key to choose from, in days; 0 means that it does not expire. */
const lives = [30, 90, 365, 0] as const
const day = 24 * 60 * 60 * 1000
const anything: rules.Rule = () => undefined
const keyRules = { name: rules.nameOfKey, role: anything, expiresAt: anything, password: rules.password }

interface NewKeyDialogProps {
  readonly onClose: () => void
  /** Receives the key, which the server sends only once. */
  readonly onMade: (key: string) => void
}

/** Creates an API key from a name, a role not above the user's own, a lifetime, and the user's password. */
export function NewKeyDialog({ onClose, onMade }: NewKeyDialogProps) {
  const { t } = useTranslation()
  const own = useRole()
  const roleName = useRoleName()
  const callEndpoint = useCallEndpoint()
  const send = async ({ name, role, expiresAt, password }: Record<keyof typeof keyRules, string>) => {
    const days = Number(expiresAt)
    const until = days > 0 ? { expiresAt: new Date(Date.now() + days * day).toISOString() } : {}
    const given = { name: name.trim(), password, role: roles.find((item) => item === role), ...until }
    onMade((await callEndpoint(accountCalls.createApiKey, given)).key)
  }
  return (
    <DialogForm
      title={t('account.newKey')}
      text={t('account.newKeyText')}
      yes={t('account.makeKey')}
      rules={keyRules}
      send={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t('account.keyName')}
            autoComplete="off"
            isFirst
            error={errors.name}
          />
          <Choice
            name="role"
            label={t('account.keyRole')}
            error={errors.role}
            options={roles.slice(roles.indexOf(own)).map((role) => [role, roleName(role)])}
          />
          <Choice
            name="expiresAt"
            label={t('account.keyLife')}
            error={errors.expiresAt}
            options={lives.map((days) => [
              String(days),
              days > 0 ? t('account.days', { count: days }) : t('account.noEnd'),
            ])}
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
    </DialogForm>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, error, options }: ChoiceProps) {
  const id = useId()
  const [value, setValue] = useState(options[0]?.[0] ?? '')
  return (
    <FieldFrame id={id} label={label} error={error}>
      {/* The form reads its values by name. */}
      <input type="hidden" name={name} value={value} />
      <Select
        id={id}
        options={options.map(([each, text]) => ({ value: each, label: text }))}
        value={value}
        onChange={setValue}
        isInvalid={error !== undefined}
        describedBy={error && `${id}-error`}
      />
    </FieldFrame>
  )
}
