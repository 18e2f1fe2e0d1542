import { useTranslation } from 'react-i18next'
import { Overview } from '#screens/overview/overview-page'
import { CarouselTile } from '#screens/overview/tiles/carousel-tile'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { NextSteps } from '#screens/overview/tiles/next-steps'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of all areas, on the start page. */
export function AppOverview() {
  const { t } = useTranslation()
  return (
    <Overview name="app" resource="invoices" title={t('shell.home')}>
      <NextSteps
        tile="next"
        title={t('overview.nextSteps')}
        steps={{
          overdueInvoices: {
            resource: 'invoices',
            text: (count) => t('overview.steps.overdue', { count }),
            ownText: (count) => t('overview.own.steps.overdue', { count }),
          },
          ordersToPack: { resource: 'orders', text: (count) => t('overview.steps.toPack', { count }) },
          entriesToBook: {
            resource: 'ledgerEntries',
            text: (count) => t('overview.steps.toBook', { count }),
          },
          reviewsToApprove: {
            resource: 'reviews',
            text: (count) => t('overview.steps.toApprove', { count }),
          },
          enquiriesToAnswer: {
            resource: 'enquiries',
            text: (count) => t('overview.steps.toAnswer', { count }),
          },
          guestsArriving: {
            resource: 'bookings',
            text: (count) => t('overview.steps.arriving', { count }),
            ownText: (count) => t('overview.own.steps.arriving', { count }),
          },
          overdueTasks: {
            resource: 'kanbanCards',
            text: (count) => t('overview.steps.overdueTasks', { count }),
          },
          unreadMails: { resource: 'mails', text: (count) => t('overview.steps.unread', { count }) },
        }}
      />
      <Figures>
        <FigureTile
          tile="invoiced"
          title={t('overview.app.invoiced')}
          ownTitle={t('overview.own.invoiced')}
        />
        <FigureTile tile="orders" title={t('overview.app.orders')} ownTitle={t('overview.own.orders')} />
        <FigureTile tile="customers" title={t('overview.app.customers')} />
        <FigureTile tile="visitors" title={t('overview.app.visitors')} />
      </Figures>
      <TrendTile
        tile="yearly"
        title={t('overview.app.yearly')}
        ownTitle={t('overview.own.yearly')}
        names={{ invoiced: t('overview.app.invoiced'), paid: t('overview.app.paid') }}
        ownNames={{ invoiced: t('overview.own.invoiced'), paid: t('overview.own.paid') }}
      />
      <SharesTile tile="states" title={t('overview.app.states')} ownTitle={t('overview.own.invoiceStates')} />
      <RowsTile
        tile="invoices"
        width={8}
        title={t('overview.app.invoices')}
        ownTitle={t('overview.own.invoices')}
        facts={['customer', 'issuedOn']}
        ends={['total', 'status']}
      />
      <RankingTile tile="countries" title={t('overview.app.countries')} />
      <CarouselTile
        tile="featured"
        title={t('overview.app.featured')}
        picture="cover"
        facts={['category', 'price']}
      />
      <RankingTile tile="related" title={t('overview.app.related')} ownTitle={t('overview.own.best')} />
      <RankingTile tile="authors" least={2} title={t('overview.app.authors')} />
    </Overview>
  )
}
