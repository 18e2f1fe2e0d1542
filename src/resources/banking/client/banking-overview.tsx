import { useTranslation } from 'react-i18next'
import { useCan } from '#providers/access'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'
import { CardsTile } from './cards-tile'
import { QuickTransfer } from './quick-transfer'

/** The overview of payments and balances. */
export function BankingOverview() {
  const { t } = useTranslation()
  const mayTransfer = useCan({ resource: 'bankAccounts', action: 'transfer' }).data?.can === true
  return (
    <OverviewPage name="banking" resource="bankAccounts" title={t('shell.pages.banking')}>
      <Figures>
        <FigureTile tile="balance" title={t('overview.banking.balance')} />
        <FigureTile tile="income" title={t('overview.banking.income')} />
        <FigureTile tile="expenses" title={t('overview.banking.expenses')} good="less" />
        <FigureTile tile="pending" title={t('overview.banking.pending')} good="neither" />
      </Figures>
      <TrendTile
        tile="statistics"
        title={t('overview.banking.statistics')}
        names={{ income: t('overview.banking.income'), expenses: t('overview.banking.expenses') }}
      />
      <SharesTile tile="categories" title={t('overview.banking.categories')} />
      <CardsTile tile="cards" title={t('overview.banking.cards')} />
      {mayTransfer && <QuickTransfer tile="transfer" hasNoData title={t('overview.banking.transfer')} />}
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
    </OverviewPage>
  )
}
