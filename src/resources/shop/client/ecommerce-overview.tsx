import { useTranslation } from 'react-i18next'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of sales. */
export function EcommerceOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="ecommerce" resource="orders" title={t('shell.pages.ecommerce')}>
      <Figures>
        <FigureTile
          tile="balance"
          title={t('overview.ecommerce.balance')}
          ownTitle={t('overview.own.spent')}
        />
        <FigureTile tile="profit" title={t('overview.ecommerce.profit')} />
        <FigureTile
          tile="orders"
          title={t('overview.ecommerce.orders')}
          ownTitle={t('overview.own.orders')}
        />
        <FigureTile tile="sold" title={t('overview.ecommerce.sold')} ownTitle={t('overview.own.bought')} />
      </Figures>
      <TrendTile
        tile="yearly"
        as="area"
        compared
        title={t('overview.ecommerce.yearly')}
        ownTitle={t('overview.own.spent')}
        names={{ revenue: t('overview.ecommerce.revenue'), profit: t('overview.ecommerce.profit') }}
      />
      <SharesTile tile="groups" title={t('overview.ecommerce.groups')} ownTitle={t('overview.own.groups')} />
      <RankingTile tile="best" title={t('overview.ecommerce.best')} ownTitle={t('overview.own.best')} />
      <SharesTile tile="states" title={t('overview.ecommerce.states')} ownTitle={t('overview.own.states')} />
      <RowsTile
        tile="latest"
        title={t('overview.ecommerce.latest')}
        facts={['category', 'stock']}
        ends={['price']}
        picture="cover"
      />
      <RowsTile
        tile="reviews"
        width={12}
        title={t('overview.ecommerce.reviews')}
        facts={['product', 'authorName', 'createdAt']}
        rating="rating"
      />
    </OverviewPage>
  )
}
