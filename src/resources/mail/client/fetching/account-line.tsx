import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatWhen } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { notify } from '#base/toasts/notify'
import { messageOf } from '#providers/data/http/problem'
import { LineButton } from '../settings-list/line-button'
import list from '../settings-list/settings-list.module.css'
import { useAccountCalls, valuesOf, type Account } from './account-data'
import styles from './fetching.module.css'

interface AccountLineProps {
  readonly account: Account
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A mailbox elsewhere: when mails were fetched, what went wrong, and its buttons. */
export function AccountLine({ account, onEdit, onDelete }: AccountLineProps) {
  const { t } = useTranslation()
  const { fetch, save } = useAccountCalls()
  const [isBusy, setBusy] = useState(false)
  const { name, userName, host, isActive, isFetching } = account
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify({ message: messageOf(error), variant: 'error' })
    }
    setBusy(false)
  }
  return (
    <li className={list.line}>
      <Switch
        checked={isActive}
        disabled={isBusy}
        onChange={(_, isOn) => void run(() => save(account.id, { ...valuesOf(account), isActive: isOn }))}
        slotProps={{ input: { 'aria-label': t('mailAccounts.active', { name }), role: 'switch' } }}
      />
      <div>
        <p dir="auto">{name}</p>
        <p className={list.what} dir="ltr">
          {userName} · {host}
        </p>
        <State account={account} />
      </div>
      {isActive && (
        <LineButton
          label={t('mailAccounts.fetchNow', { name })}
          icon="arrows-clockwise"
          isDisabled={isFetching || isBusy}
          onClick={() => void run(() => fetch(account.id))}
        />
      )}
      <LineButton label={t('mailAccounts.edit', { name })} icon="pencil-simple" onClick={onEdit} />
      <LineButton label={t('mailAccounts.remove', { name })} icon="trash" onClick={onDelete} />
    </li>
  )
}

function State({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { isActive, isFetching, fetchedAt, fetched, skipped, error } = account
  const number = (value: number) => ({ count: value, total: formatNumber(value, locale) })
  const texts = [
    fetchedAt
      ? t('mailAccounts.fetchedAt', { when: formatWhen(fetchedAt, locale) })
      : isActive && t('mailAccounts.notYet'),
    (fetchedAt !== null || fetched > 0) && t('mailAccounts.fetched', number(fetched)),
    skipped > 0 && t('mailAccounts.skipped', number(skipped)),
  ]
  return (
    <>
      <p className={list.what} role="status">
        {isFetching ? t('mailAccounts.fetching') : texts.filter(Boolean).join(' · ')}
      </p>
      {error !== null && isActive && !isFetching && <p className={styles.fault}>{error}</p>}
    </>
  )
}
