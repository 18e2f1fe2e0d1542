import { useTranslation } from 'react-i18next'
import { Overview } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of all areas, on the start page. */
export function AppOverview() {
  const { t } = useTranslation()
  return (
    <Overview name="app">
      <FigureTile tile="invoiced" title={t('overview.app.invoiced')} />
      <FigureTile tile="orders" title={t('overview.app.orders')} />
      <FigureTile tile="customers" title={t('overview.app.customers')} />
      <FigureTile tile="visitors" title={t('overview.app.visitors')} />
      <TrendTile
        tile="yearly"
        title={t('overview.app.yearly')}
        names={{ invoiced: t('overview.app.invoiced'), paid: t('overview.app.paid') }}
      />
      <SharesTile tile="states" title={t('overview.app.states')} />
      <RowsTile
        tile="invoices"
        width={8}
        title={t('overview.app.invoices')}
        facts={['customer', 'issuedOn']}
        ends={['total', 'status']}
      />
      <RankingTile tile="countries" title={t('overview.app.countries')} />
      <RowsTile
        tile="featured"
        title={t('overview.app.featured')}
        facts={['category']}
        ends={['price']}
        picture="cover"
      />
      <RankingTile tile="related" title={t('overview.app.related')} />
      <RankingTile tile="authors" title={t('overview.app.authors')} />
    </Overview>
  )
}
