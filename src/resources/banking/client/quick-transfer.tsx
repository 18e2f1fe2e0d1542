import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actionsOf, homeOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import { formatMoney } from '#base/format/intl'
import type { Row } from '#base/format/record-path'
import { useLocale } from '#base/format/use-locale'
import { ListActions } from '#screens/list/actions/list-actions'
import { ChartFrame } from '#screens/charts'
import { useRows } from '#screens/overview/overview-context'
import { Tile } from '#screens/overview/tiles/tile'
import { useList } from '#screens/overview/use-lists'
import tiles from '#screens/overview/tiles/tiles.module.css'
import styles from './banking.module.css'
import { Contacts, useContacts, useContactsSheet } from './contacts'

const Dialog = lazy(() =>
  import('#screens/list/actions/list-action-dialog').then((module) => ({ default: module.ListActionDialog })),
)

/** The most accounts to choose from. */
const maxShown = 6

const nameOf = (row: Row): string => String(row['name'] ?? '')

interface QuickTransferProps {
  readonly tile: string
  readonly title: string
  readonly hasNoData: true
}

/**
 * The contacts that were paid most and the user's accounts: a chosen contact opens the form of a payment, a chosen
 * account the dialog of a transfer. For users who may transfer.
 */
export function QuickTransfer({ title }: QuickTransferProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const bankAccounts = useApp()['bankAccounts']
  const rows = useRows('balances')?.rows ?? []
  const contacts = useContacts()
  const sheet = useContactsSheet(contacts)
  const listOf = useList()
  const [target, setTarget] = useState<Row>()
  if (!bankAccounts || !actionsOf(bankAccounts)['transfer']) return null
  const source = target && largest(rows, target)
  return (
    <Tile width={4}>
      <ChartFrame title={title} sheet={sheet} lists={[listOf(t('charts.openList'), homeOf(bankAccounts))]}>
        <div className={tiles.action}>
          <Contacts contacts={contacts} accounts={rows} />
          <p>{t('overview.banking.bankAccountsTo')}</p>
          <ul className={styles.accounts} aria-label={t('overview.banking.transferTo')}>
            {rows.slice(0, maxShown).map((row) => (
              <li key={row.id}>
                <button type="button" className={styles.account} onClick={() => setTarget(row)}>
                  <span className={styles.avatar} aria-hidden="true">
                    {nameOf(row).slice(0, 1)}
                  </span>
                  <span className={styles.name} data-records>
                    {nameOf(row)}
                  </span>
                  <span className={styles.balance}>
                    {formatMoney(Number(row['balance'] ?? 0), String(row['currency'] ?? ''), locale)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ListActions resource={bankAccounts} />
        </div>
      </ChartFrame>
      {target && (
        <Suspense>
          <Dialog
            resource={bankAccounts}
            action="transfer"
            given={{ to: target.id, ...(source && { from: source.id, currency: source['currency'] }) }}
            titles={{ [target.id]: nameOf(target), ...(source && { [source.id]: nameOf(source) }) }}
            onClose={() => setTarget(undefined)}
          />
        </Suspense>
      )}
    </Tile>
  )
}

/** The other account with the largest balance in the same currency, if there is one. */
const largest = (rows: readonly Row[], target: Row): Row | undefined =>
  rows
    .filter((row) => row.id !== target.id && row['currency'] === target['currency'])
    .toSorted((row, other) => Number(other['balance'] ?? 0) - Number(row['balance'] ?? 0))[0]
