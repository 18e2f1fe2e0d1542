import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Line } from '#define/overview/overview'
import type { Row } from '#base/format/record-path'
import { useCan } from '#providers/access'
import { chartSheet, type Sheet } from '#screens/charts'
import { useWritten } from '#screens/overview/format'
import { useAnswer, useFigures } from '#screens/overview/overview-context'
import { useLinks } from '#screens/overview/use-links'
import styles from './banking.module.css'

const NewRecordDialog = lazy(() =>
  import('#screens/form/new-record-dialog').then((module) => ({ default: module.NewRecordDialog })),
)

/** The most contacts to choose from. */
const maxShown = 4

/** The contacts that were paid most in the range; none for users who may not pay. */
export function useContacts(): readonly Line[] {
  const mayPay = useCan({ resource: 'ledgerEntries', action: 'create' }).data?.can === true
  const lines = useFigures('contacts')?.lines ?? []
  return mayPay ? lines.filter(({ key }) => key !== null).slice(0, maxShown) : []
}

/** Contacts with what they were paid, as a table; undefined if there are none. */
export function useContactsSheet(contacts: readonly Line[]): Sheet | undefined {
  const { t } = useTranslation()
  const { full, plain } = useWritten('money')
  const links = useLinks()
  if (contacts.length === 0) return undefined
  return chartSheet(t('overview.banking.payTo'), {
    categories: contacts.map(({ key }) => key ?? ''),
    series: [
      {
        label: t('overview.banking.expenses'),
        values: contacts.map(({ total }) => total),
        links: contacts.map((line) => links.ofLine(line)),
      },
    ],
    format: full,
    plainFormat: plain,
  })
}

interface ContactsProps {
  readonly contacts: readonly Line[]
  readonly accounts: readonly Row[]
}

/** Some contacts: the form of a payment opens for the chosen one. */
export function Contacts({ contacts, accounts }: ContactsProps) {
  const { t } = useTranslation()
  const { currency } = useAnswer()
  const names = contacts.flatMap(({ key }) => key ?? [])
  const [contact, setContact] = useState<string>()
  if (names.length === 0) return null
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
