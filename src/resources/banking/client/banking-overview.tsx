import { useTranslation } from 'react-i18next'
import { actionsOf } from '#define/reading'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import { ListActions } from '#screens/list/actions/list-actions'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Tile } from '#screens/overview/tiles/tile'
import styles from '#screens/overview/tiles/tiles.module.css'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of payments and balances. */
export function BankingOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="banking" title={t('shell.pages.banking')}>
      <FigureTile tile="balance" title={t('overview.banking.balance')} />
      <FigureTile tile="income" title={t('overview.banking.income')} />
      <FigureTile tile="expenses" title={t('overview.banking.expenses')} good="less" />
      <FigureTile tile="pending" title={t('overview.banking.pending')} good="neither" />
      <TrendTile
        tile="statistics"
        title={t('overview.banking.statistics')}
        names={{ income: t('overview.banking.income'), expenses: t('overview.banking.expenses') }}
      />
      <SharesTile tile="categories" title={t('overview.banking.categories')} />
      <RowsTile
        tile="transactions"
        width={8}
        title={t('overview.banking.transactions')}
        facts={['category', 'account', 'bookedOn']}
        ends={['amount', 'direction']}
      />
      <RowsTile
        tile="balances"
        title={t('overview.banking.balances')}
        facts={['number']}
        ends={['balance']}
      />
      <RankingTile tile="contacts" title={t('overview.banking.contacts')} />
      <RankingTile tile="payers" title={t('overview.banking.payers')} />
      <QuickTransfer />
    </OverviewPage>
  )
}

/** A link to the transfer action, for users who may use it. */
function QuickTransfer() {
  const { t } = useTranslation()
  const accounts = useApp()['accounts']
  const mayTransfer = useCan({ resource: 'accounts', action: 'transfer' }).data?.can === true
  if (!accounts || !actionsOf(accounts)['transfer'] || !mayTransfer) return null
  return (
    <Tile width={4} className={styles.action}>
      <h2 className={styles.heading}>{t('overview.banking.transfer')}</h2>
      <p>{t('overview.banking.transferText')}</p>
      <ListActions resource={accounts} />
    </Tile>
  )
}
