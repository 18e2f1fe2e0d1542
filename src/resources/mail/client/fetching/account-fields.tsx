import { useTranslation } from 'react-i18next'
import { existingMails } from '../../mail-accounts.wire'
import { useLabelsOfMail } from '../mail-data'
import type { AccountValues } from './account-data'
import { AccountChoice, AccountField } from './account-field'
import { portOf, providerOf, providers } from './providers'

interface FieldsProps {
  readonly id: string
  readonly values: AccountValues
  /** What is wrong with the value of a field. */
  readonly fault: (name: string) => string | undefined
  readonly set: (changed: Partial<AccountValues>) => void
}

/** The provider, or the server of any other one. */
export function ServerFields({ id, values, fault, set }: FieldsProps) {
  const { t } = useTranslation()
  const provider = providerOf(values.host)
  const choose = (name: string) => set({ name: values.name || name, ...(providers[name] ?? { host: '' }) })
  return (
    <>
      <AccountChoice
        id={`${id}provider`}
        label={t('mailAccounts.provider')}
        value={provider}
        options={[
          { value: '', label: t('mailAccounts.otherProvider') },
          ...Object.keys(providers).map((value) => ({ value, label: value })),
        ]}
        onChange={choose}
      />
      <AccountField
        id={`${id}name`}
        label={t('mailAccounts.name')}
        value={values.name}
        error={fault('name')}
        attributes={{ maxLength: 60, dir: 'auto' }}
        onChange={(name) => set({ name })}
      />
      <AccountField
        id={`${id}host`}
        label={t('mailAccounts.host')}
        value={values.host}
        error={fault('host')}
        attributes={{ maxLength: 253, dir: 'ltr', placeholder: 'imap.company.com', spellCheck: false }}
        onChange={(host) => set({ host })}
      />
      <AccountField
        id={`${id}port`}
        label={t('mailAccounts.port')}
        value={values.port}
        error={fault('port')}
        attributes={{ maxLength: 5, inputMode: 'numeric', dir: 'ltr' }}
        onChange={(port) => set({ port })}
      />
      <AccountChoice
        id={`${id}security`}
        label={t('mailAccounts.security')}
        value={values.security}
        error={fault('security')}
        options={[
          { value: 'tls', label: 'TLS' },
          { value: 'starttls', label: 'STARTTLS' },
          { value: 'none', label: t('mailAccounts.plain') },
        ]}
        onChange={(security) => set({ security, port: portOf(security, values.port) })}
      />
    </>
  )
}

/** Who signs in. The stored password is never shown. */
export function SignInFields({
  id,
  values,
  fault,
  set,
  isKnown,
}: FieldsProps & { readonly isKnown: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <AccountField
        id={`${id}userName`}
        label={t('mailAccounts.userName')}
        value={values.userName}
        error={fault('userName')}
        attributes={{ maxLength: 320, dir: 'ltr', spellCheck: false }}
        onChange={(userName) => set({ userName })}
      />
      <AccountField
        id={`${id}password`}
        label={t('mailAccounts.password')}
        required={!isKnown}
        value={values.password}
        help={t(isKnown ? 'mailAccounts.passwordKnown' : 'mailAccounts.passwordHelp')}
        error={fault('password')}
        attributes={{ type: 'password', maxLength: 1000, autoComplete: 'new-password' }}
        onChange={(password) => set({ password })}
      />
    </>
  )
}

/** Which messages are fetched, and the label that they get. */
export function MessageFields({ id, values, fault, set }: FieldsProps) {
  const { t } = useTranslation()
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ type }) => type === 'own') ?? []
  return (
    <>
      <AccountField
        id={`${id}folder`}
        label={t('mailAccounts.folder')}
        value={values.folder}
        error={fault('folder')}
        attributes={{ maxLength: 200, dir: 'auto', spellCheck: false }}
        onChange={(folder) => set({ folder })}
      />
      <AccountChoice
        id={`${id}existing`}
        label={t('mailAccounts.existing')}
        value={values.existing}
        error={fault('existing')}
        options={existingMails.map((value) => ({ value, label: t(`mailAccounts.existingMails.${value}`) }))}
        onChange={(existing) => set({ existing })}
      />
      {own.length > 0 && (
        <AccountChoice
          id={`${id}label`}
          label={t('mailAccounts.label')}
          value={values.label}
          error={fault('label')}
          options={[
            { value: '', label: t('mailAccounts.noLabel') },
            ...own.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(label) => set({ label })}
        />
      )}
    </>
  )
}
