import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { ErrorState, TableSkeleton } from '#shell/states'
import rules from '../rules/rules.module.css'
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
    <section className={rules.section} aria-label={t('mailAccounts.title')}>
      <h3>{t('mailAccounts.title')}</h3>
      <p className={rules.what}>{t('mailAccounts.help')}</p>
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton rows={2} />
        ))}
      {data?.length === 0 && <p className={rules.none}>{t('mailAccounts.none')}</p>}
      <ul className={`${rules.rules} ${styles.accounts}`}>
        {data?.map((account) => (
          <AccountLine
            key={account.id}
            account={account}
            onEdit={() => setOpen({ account, isDeleted: false })}
            onDelete={() => setOpen({ account, isDeleted: true })}
          />
        ))}
      </ul>
      {data && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ marginTop: 1.5 }}
          onClick={() => setOpen({ account: undefined, isDeleted: false })}
        >
          {t('mailAccounts.add')}
        </Button>
      )}
      {open && !open.isDeleted && (
        <Suspense>
          <AccountDialog account={open.account} onClose={close} />
        </Suspense>
      )}
      {open?.account && open.isDeleted && <DeleteAccount account={open.account} onClose={close} />}
    </section>
  )
}

function DeleteAccount({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { remove } = useAccountCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  return (
    <QuestionDialog
      title={t('mailAccounts.deleteTitle', { name: account.name })}
      text={t('mailAccounts.deleteText')}
      yes={t('mailAccounts.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() =>
        void attempt(async () => {
          await remove(account.id)
          notify({ message: t('mailAccounts.deleted') })
          onClose()
        })
      }
    />
  )
}
