import { useTranslation } from 'react-i18next'
import type { FiguresTile } from '#define/overview/overview'
import { OverviewPage } from '#screens/overview/overview-page'
import { FigureTile } from '#screens/overview/tiles/figure-tile'
import { GaugeTile } from '#screens/overview/tiles/gauge-tile'
import { RankingTile } from '#screens/overview/tiles/ranking-tile'
import { RowsTile } from '#screens/overview/tiles/rows-tile'
import { SharesTile } from '#screens/overview/tiles/shares-tile'
import { Figures } from '#screens/overview/tiles/tile'
import { TrendTile } from '#screens/overview/tiles/trend-tile'

/** The overview of arrivals, departures and free rooms. */
export function BookingOverview() {
  const { t } = useTranslation()
  return (
    <OverviewPage name="booking" resource="bookings" title={t('shell.pages.booking')}>
      <Figures>
        <FigureTile
          tile="total"
          title={t('overview.booking.total')}
          ownTitle={t('overview.own.booking.total')}
        />
        <FigureTile
          tile="income"
          title={t('overview.booking.income')}
          ownTitle={t('overview.own.booking.income')}
        />
        <FigureTile
          tile="arrivals"
          title={t('overview.booking.arrivals')}
          ownTitle={t('overview.own.booking.arrivals')}
        />
        <FigureTile
          tile="departures"
          title={t('overview.booking.departures')}
          ownTitle={t('overview.own.booking.departures')}
          good="neither"
        />
      </Figures>
      <TrendTile
        tile="statistics"
        title={t('overview.booking.statistics')}
        ownTitle={t('overview.own.booking.statistics')}
        names={{ arrivals: t('overview.booking.arrivals'), cancelled: t('overview.booking.cancelled') }}
        ownNames={{
          arrivals: t('overview.own.booking.arrivals'),
          cancelled: t('overview.booking.cancelled'),
        }}
      />
      <GaugeTile
        tile="available"
        title={t('overview.booking.available')}
        names={{ takenUnits: t('overview.booking.taken') }}
        parts={takenAndFree(t('overview.booking.taken'), t('overview.booking.free'))}
      />
      <RowsTile
        tile="newest"
        width={8}
        title={t('overview.booking.newest')}
        ownTitle={t('overview.own.booking.newest')}
        facts={['unit', 'arrivesOn', 'leavesOn']}
        ends={['price', 'status']}
      />
      <SharesTile
        tile="booked"
        title={t('overview.booking.booked')}
        ownTitle={t('overview.own.booking.booked')}
      />
      <RankingTile
        tile="kinds"
        title={t('overview.booking.kinds')}
        ownTitle={t('overview.own.booking.kinds')}
      />
      <RankingTile
        tile="sources"
        title={t('overview.booking.sources')}
        ownTitle={t('overview.own.booking.sources')}
      />
      <RowsTile
        tile="reviews"
        title={t('overview.booking.reviews')}
        ownTitle={t('overview.own.booking.reviews')}
        facts={['review']}
        rating="rating"
      />
    </OverviewPage>
  )
}

/** Rooms that are not taken are free. */
const takenAndFree =
  (taken: string, free: string) =>
  ({ lines }: FiguresTile) => {
    const count = (name: string) => lines.find(({ key }) => key === name)?.total ?? 0
    return [
      { name: taken, value: count('takenUnits') },
      { name: free, value: count('units') - count('takenUnits') },
    ]
  }
