import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#base/format/record-path'
import { useCan } from '#providers/access'
import { useAnswer, useFigures } from '#screens/overview/overview-context'
import styles from './banking.module.css'

const NewRecordDialog = lazy(() =>
  import('#screens/form/new-record-dialog').then((module) => ({ default: module.NewRecordDialog })),
)

/** The most contacts to choose from. */
const maxShown = 4

/** The contacts that were paid most in the range: the form of a payment opens for the chosen one. */
export function Contacts({ accounts }: { readonly accounts: readonly Row[] }) {
  const { t } = useTranslation()
  const { currency } = useAnswer()
  const mayPay = useCan({ resource: 'ledgerEntries', action: 'create' }).data?.can === true
  const names = (useFigures('contacts')?.lines ?? []).flatMap(({ key }) => key ?? []).slice(0, maxShown)
  const [contact, setContact] = useState<string>()
  if (!mayPay || names.length === 0) return null
  const account = largestIn(accounts, currency)
  return (
    <>
      <p>{t('overview.banking.payTo')}</p>
      <ul className={styles.contacts} aria-label={t('overview.banking.payTo')} data-records>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.contact} onClick={() => setContact(name)}>
              <span className={styles.avatar} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {contact !== undefined && (
        <Suspense>
          <NewRecordDialog
            resource="ledgerEntries"
            typed=""
            given={{
              counterparty: contact,
              direction: 'out',
              ...(account && {
                account: account.id,
                currency,
                _refs: { [account.id]: String(account['name'] ?? '') },
              }),
            }}
            onClose={() => setContact(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The account with the largest balance in a currency. */
const largestIn = (accounts: readonly Row[], currency: string | null): Row | undefined =>
  accounts
    .filter((row) => row['currency'] === currency)
    .toSorted((row, other) => Number(other['balance'] ?? 0) - Number(row['balance'] ?? 0))[0]
