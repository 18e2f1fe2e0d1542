import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../settings-list/add-button'
import { DeleteQuestion } from '../settings-list/delete-question'
import { SettingsList } from '../settings-list/settings-list'
import { useAccountCalls, useAccounts, type Account } from './account-data'
import { AccountLine } from './account-line'
import styles from './fetching.module.css'

const AccountDialog = lazy(() =>
  import('./account-dialog').then((module) => ({ default: module.AccountDialog })),
)

/** A new mailbox is fetched from within seconds. */
const isBeingFetched = ({ isFetching, isActive, fetchedAt, error }: Account): boolean =>
  isFetching || (isActive && fetchedAt === null && error === null)

type Open = { readonly account: Account | undefined; readonly isDeleted: boolean }

/** The mailboxes elsewhere from which mails are fetched: how that goes, and what the user can do with each. */
export function AccountsList() {
  const { t } = useTranslation()
  const [isFetching, setFetching] = useState(false)
  const { data, error, refetch } = useAccounts(isFetching)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const isAnyFetching = data?.some(isBeingFetched) ?? false
  if (isAnyFetching !== isFetching) setFetching(isAnyFetching)
  return (
    <SettingsList
      title={t('mailAccounts.title')}
      help={t('mailAccounts.help')}
      none={t('mailAccounts.none')}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      className={styles.accounts}
      line={(account) => (
        <AccountLine
          key={account.id}
          account={account}
          onEdit={() => setOpen({ account, isDeleted: false })}
          onDelete={() => setOpen({ account, isDeleted: true })}
        />
      )}
    >
      {data && (
        <AddButton
          name={t('mailAccounts.add')}
          onAdd={() => setOpen({ account: undefined, isDeleted: false })}
        />
      )}
      {open && !open.isDeleted && (
        <Suspense>
          <AccountDialog account={open.account} onClose={close} />
        </Suspense>
      )}
      {open?.account && open.isDeleted && <DeleteAccount account={open.account} onClose={close} />}
    </SettingsList>
  )
}

function DeleteAccount({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { remove } = useAccountCalls()
  return (
    <DeleteQuestion
      title={t('mailAccounts.deleteTitle', { name: account.name })}
      text={t('mailAccounts.deleteText')}
      yes={t('mailAccounts.delete')}
      done={t('mailAccounts.deleted')}
      onDelete={() => remove(account.id)}
      onClose={onClose}
    />
  )
}
